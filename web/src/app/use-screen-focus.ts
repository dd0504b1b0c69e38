import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { enter, goBackTo, type Place, watchPlaces } from './places.ts';
import { screenOf } from './screen-of.ts';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('[data-screen-heading]');
  (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

/** The link that led away from here, where it still stands. */
function focusLink(link: string | null): boolean {
  const found =
    link === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`);
  found?.focus({ preventScroll: true });
  return found != null;
}

/** Starts at the top with the focus on the heading. Gives the function that stops it. */
function startAtTop(): () => void {
  window.scrollTo(0, 0);
  // The heading may be of a screen whose code arrives with the next frame.
  const frame = requestAnimationFrame(focusHeading);
  return () => cancelAnimationFrame(frame);
}

const comeBack = (place: Place) =>
  goBackTo(place, () => {
    if (!focusLink(place.link)) focusHeading();
  });

/**
 * After a change of screen, starts at the top with the focus on the heading, as a page load would: keyboard and
 * screen reader users are where the new content begins. Who goes back comes to the place where they were. The first
 * screen keeps the browser's own start.
 */
export function useScreenFocus(): void {
  const location = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const screen = screenOf(location);
  const last = useRef(screen);
  useEffect(watchPlaces, []);
  useLayoutEffect(() => {
    const place = enter(location.key);
    if (last.current === screen) return;
    last.current = screen;
    return goesBack && place !== undefined ? comeBack(place) : startAtTop();
  }, [location.key, screen, goesBack]);
}
