import { useEffect, useState } from 'react';

/** From the first moment of the results to the end of their animation, ms. */
const WHOLE_MS = 2_300;

/** Whether the player wants less motion. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the animation is over: after its time, or at once by any key or tap. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(wantsLessMotion);
  useEffect(() => {
    if (settled) return;
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, WHOLE_MS);
    document.addEventListener('keydown', settle);
    document.addEventListener('pointerdown', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', settle);
      document.removeEventListener('pointerdown', settle);
    };
  }, [settled]);
  return settled;
}
