import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type Props = {
  /** 0 to 1. */
  share: number;
  /** CSS colour of the filled part. */
  color?: string;
  /** In units of a box of 100. */
  width?: number;
  className?: string;
  children?: ReactNode;
  trackClassName?: string;
};

/** A ring that is filled to a share, starting at the top; decoration around its children. */
export function Ring({
  share,
  color = 'var(--brand)',
  width = 10,
  className,
  children,
  trackClassName,
}: Props) {
  const radius = 50 - width / 2;
  const filled = Math.min(1, Math.max(0, share)) * 100;
  return (
    <span className={cx('relative inline-grid place-items-center', className)}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90">
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth={width}
          className={cx('stroke-line', trackClassName)}
        />
        {filled > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={color}
            strokeWidth={width}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${filled} 100`}
            className="transition-[stroke-dasharray] duration-(--bars) ease-reveal"
          />
        )}
      </svg>
      {children}
    </span>
  );
}
