// Sets the theme before the first paint. A file of its own, because the content security policy forbids inline scripts.
(() => {
  let theme = 'light';
  try {
    theme = localStorage.getItem('theme') ?? 'light';
  } catch {
    // Storage is closed to us: the default holds.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#15111F' : '#FBF8F1');
})();
