// What must be settled before the first paint: theme and data saver. A file of its own, because the content
// security policy forbids inline scripts.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is closed to us: the default holds.
      return null;
    }
  };
  const root = document.documentElement;

  const theme = stored('theme') ?? 'light';
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#15111F' : '#FBF8F1');

  let saver = navigator.connection?.saveData === true;
  try {
    const own = JSON.parse(stored('appSettings') ?? '{}').dataSaver;
    if (typeof own === 'boolean') saver = own;
  } catch {
    // Broken settings are missing settings.
  }
  root.toggleAttribute('data-saver', saver);
  if (!saver) document.querySelector('link[data-font]')?.setAttribute('rel', 'preload');
})();
