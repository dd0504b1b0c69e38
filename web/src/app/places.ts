/** Where somebody was on a screen: how far down, px, and the link that they followed from there. */
export type Place = { readonly y: number; readonly link: string | null };

/** Content that is still on its way may make the page long enough within this time, ms. */
const PATIENCE_MS = 1500;

const places = new Map<string, Place>();
let current = 'default';

const keep = (change: Partial<Place>) =>
  places.set(current, { y: 0, link: null, ...places.get(current), ...change });

/** The place of an entry of the history, which is the one on show from now on. */
export function enter(key: string): Place | undefined {
  const place = places.get(key);
  current = key;
  return place;
}

/** Remembers where one is, from now until the function that it gives is called. */
export function watchPlaces(): () => void {
  const onScroll = () => keep({ y: window.scrollY });
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (link != null) keep({ y: window.scrollY, link });
  };
  // A reload is the browser's own to find its place after.
  const onHide = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('click', onClick, { capture: true });
  addEventListener('pagehide', onHide);
  return () => {
    onHide();
    removeEventListener('scroll', onScroll);
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('pagehide', onHide);
  };
}

/**
 * Goes back to a place as soon as the page is long enough for it, and calls `onDone` there or where it is given up:
 * after a while, or because the player moves by themselves. Gives the function that stops it.
 */
export function goBackTo({ y }: Place, onDone: () => void): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, stop);
  };
  const step = () => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 2 || performance.now() > until) {
      stop();
      onDone();
    } else frame = requestAnimationFrame(step);
  };
  for (const name of ['wheel', 'touchstart', 'keydown']) addEventListener(name, stop, { passive: true });
  step();
  return stop;
}
