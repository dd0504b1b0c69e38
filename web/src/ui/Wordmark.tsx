import { cx } from '../lib/cx.ts';
import { LogoMark } from './LogoMark.tsx';

/** The mark and the name beside it; `className` is for the name. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-9" />
      <span
        className={cx('font-display font-semibold text-[1.5rem] leading-none tracking-[-0.02em]', className)}
      >
        {name}
      </span>
    </span>
  );
}
