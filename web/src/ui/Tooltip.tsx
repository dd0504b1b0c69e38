import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';

const DELAY_MS = 700;

type Props = {
  text: string;
  /** Keeps to the right edge of its child, where the window ends soon after it. */
  atEdge?: boolean;
  children: ReactNode;
};

/**
 * A short name under its child after 700 ms of hover or keyboard focus. Decoration: the child carries the
 * name itself. Escape closes it, and the pointer may rest on it (WCAG 1.4.13).
 */
export function Tooltip({ text, atEdge = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && later()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && later()}
      onBlur={close}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      {children}
      {open && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-full z-50 w-max max-w-48 animate-fade pt-2',
            atEdge ? 'right-0' : 'left-1/2 -translate-x-1/2',
          )}
        >
          <span className="block rounded-chip bg-ink px-2.5 py-1 text-paper text-xs shadow-sheet">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
