import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of screen, starts at the top with the focus on the heading, as a page load would: keyboard and
 * screen reader users are where the new content begins. The first screen keeps the browser's own start.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    // The heading may be of a screen whose code arrives with the next frame.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('[data-screen-heading]');
      (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
