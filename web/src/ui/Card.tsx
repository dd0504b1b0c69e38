import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

/** A flat sheet of paper with a lower edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx('rounded-card border border-line bg-surface p-5 shadow-tile sm:p-6', className)}
      {...rest}
    />
  );
}
