import { type RefObject, useEffect } from 'react';

/** When the XP are counted, ms after the results appear. */
const AFTER_MS = 1_200;
const TOKENS = 6;
const LENGTH_MS = 550;
const STAGGER_MS = 50;

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function fly(from: Element, to: Element, index: number): HTMLElement {
  const start = centre(from);
  const end = centre(to);
  const token = document.createElement('span');
  token.className = 'results-token';
  document.body.append(token);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const aside = (index - (TOKENS - 1) / 2) * 26;
  const middle = { x: (start.x + end.x) / 2 + aside, y: Math.min(start.y, end.y) - 30 + Math.abs(aside) };
  token
    .animate(
      [
        { transform: at(start.x, start.y, 0.4), opacity: 0 },
        { transform: at(middle.x, middle.y, 1), opacity: 1, offset: 0.4 },
        { transform: at(end.x, end.y, 0.5), opacity: 0.9 },
      ],
      { duration: LENGTH_MS, delay: index * STAGGER_MS, easing: 'cubic-bezier(.4,0,.4,1)', fill: 'both' },
    )
    .addEventListener('finish', () => token.remove());
  return token;
}

/** Lets tokens fly from the XP to the bar of the level, once they are counted. Settled, there are none. */
export function useTokenFly(from: RefObject<Element | null>, wanted: boolean, settled: boolean): void {
  useEffect(() => {
    if (!wanted || settled) return;
    let tokens: HTMLElement[] = [];
    const timer = setTimeout(() => {
      const to = document.querySelector('.results-level-bar');
      const start = from.current;
      if (to && start) tokens = Array.from({ length: TOKENS }, (_, index) => fly(start, to, index));
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const token of tokens) token.remove();
    };
  }, [from, wanted, settled]);
}
