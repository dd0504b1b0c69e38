import { cx } from '../lib/cx.ts';

/** A turning ring in the colour of the text. Says nothing: the text beside it does. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-5 shrink-0 animate-spin rounded-pill border-[3px] border-current border-r-transparent',
        className,
      )}
    />
  );
}
