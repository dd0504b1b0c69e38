import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const START_MS = 300;
const LENGTH_MS = 900;

/** How far a count has come `ms` after the results appeared, 0 to 1: fast first, slow at the end. */
export function countShare(ms: number): number {
  const share = Math.min(1, Math.max(0, (ms - START_MS) / LENGTH_MS));
  return 1 - (1 - share) ** 3;
}

/** Writes a number that counts up from 0 into an element, frame by frame; settled, the number itself. */
export function useCountUp(
  to: number,
  settled: boolean,
  format: (value: number) => string,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const write = useEffectEvent((value: number) => {
    if (element.current) element.current.textContent = format(value);
  });
  useEffect(() => {
    if (settled) return write(to);
    const begun = performance.now();
    let frame = 0;
    const step = () => {
      const share = countShare(performance.now() - begun);
      write(Math.round(to * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [to, settled]);
  return element;
}
