import { cx } from '../lib/cx.ts';

/** A place where something will be. Hidden from screen readers; it appears only after 200 ms, so that quick answers do not flash. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton rounded-tile bg-line/70', className)} />;
}
