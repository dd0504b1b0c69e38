import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

const badgeClass = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-pill px-3 py-1 font-semibold text-xs',
  {
    variants: {
      tone: {
        brand: 'bg-brand-soft text-brand',
        accent: 'bg-accent-soft text-accent-ink',
        good: 'bg-good-soft text-good',
        bad: 'bg-bad-soft text-bad',
        warn: 'bg-warn-soft text-warn',
        info: 'bg-info-soft text-info',
        expert: 'bg-expert-soft text-expert',
        plain: 'bg-sunken text-muted',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

/** A chip: a word or two on a soft ground. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeClass>) {
  return <span className={cx(badgeClass({ tone }), className)} {...rest} />;
}
