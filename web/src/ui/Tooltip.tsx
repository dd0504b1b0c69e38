import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';

const DELAY_MS = 700;

/** The widest that a tooltip gets, px (max-w-48). */
const WIDEST = 192;

const SIDES = { left: 'left-0', middle: 'left-1/2 -translate-x-1/2', right: 'right-0' } as const;

/** Where the text stands so that it stays in the window. */
function sideOf(child: Element): keyof typeof SIDES {
  const { left, width } = child.getBoundingClientRect();
  const middle = left + width / 2;
  if (middle + WIDEST / 2 > document.documentElement.clientWidth) return 'right';
  return middle < WIDEST / 2 ? 'left' : 'middle';
}

/**
 * A short name under its child after 700 ms of hover or keyboard focus. Decoration: the child carries the
 * name itself. Escape closes it, and the pointer may rest on it (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState<keyof typeof SIDES | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  const later = ({ currentTarget }: { currentTarget: Element }) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(sideOf(currentTarget)), DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(event)}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && later(event)}
      onBlur={close}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      {children}
      {open !== null && (
        <span
          aria-hidden="true"
          className={cx('absolute top-full z-50 w-max max-w-48 animate-fade pt-2', SIDES[open])}
        >
          <span className="block rounded-chip bg-ink px-2.5 py-1 text-paper text-xs shadow-sheet">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
