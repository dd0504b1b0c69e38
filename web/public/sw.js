// The page for when there is no line. Registered only while the player's offline mode is on.
const CACHE = 'trivium-page';
const SHELL = '/';

/** Files whose names do not change with what they hold. */
const FIXED = ['/theme.js', '/favicon.svg'];

/** A line this slow is as good as none when there is a copy, ms. */
const PATIENCE_MS = 4000;

const open = () => caches.open(CACHE);
const pathOf = (request) => new URL(request.url).pathname;

async function fetched(path) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Keeps this version of the page whole: first all that it needs, then the page itself, then out with the rest. */
async function keep(fonts) {
  const cache = await open();
  const shell = await fetched(SHELL);
  const listed = await (await fetched('/asset-list.json')).json();
  const assets = fonts ? listed : listed.filter((path) => !path.endsWith('.woff2'));
  const kept = new Set((await cache.keys()).map(pathOf));
  await cache.addAll(assets.filter((path) => !kept.has(path)));
  for (const path of FIXED) await cache.put(path, await fetched(path));
  await cache.put(SHELL, shell);
  const wanted = new Set([SHELL, ...FIXED, ...assets]);
  const stale = (await cache.keys()).filter((request) => !wanted.has(pathOf(request)));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function cacheFirst(request) {
  return (await (await open()).match(request, { ignoreVary: true })) ?? fetch(request);
}

async function networkFirst(request, path) {
  const copy = await (await open()).match(path, { ignoreVary: true });
  if (copy === undefined) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status >= 500 ? copy : response;
  } catch {
    return copy;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page asks for a copy of itself, and hears whether it is whole.
self.addEventListener('message', (event) => {
  if (event.data?.keep !== true) return;
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data.fonts).then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, SHELL));
  else if (FIXED.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});
