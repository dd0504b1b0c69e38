import { cva, type VariantProps } from 'class-variance-authority';

/** The look of a button, for buttons and for links that look like one. */
export const buttonClass = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-answer text-center font-semibold leading-tight no-underline tile-press aria-disabled:opacity-60 disabled:opacity-60',
  {
    variants: {
      variant: {
        primary:
          'bg-brand text-on-brand shadow-[0_3px_0_var(--tile-edge)] [--tile-edge:var(--brand-edge)] hover:bg-brand-hover',
        accent:
          'bg-accent text-on-accent shadow-[0_3px_0_var(--tile-edge)] [--tile-edge:var(--accent-edge)] hover:brightness-105',
        secondary:
          'border-2 border-line-strong bg-surface text-ink shadow-tile [--tile-edge:var(--line)] hover:border-brand',
        danger:
          'bg-bad text-on-bad shadow-[0_3px_0_var(--tile-edge)] [--tile-edge:var(--bad-edge)] hover:brightness-110',
        ghost: 'text-brand [--tile-edge:transparent] hover:bg-brand-soft',
      },
      size: {
        sm: 'min-h-11 px-4 py-2 text-sm',
        md: 'min-h-12 px-5 py-2.5 text-base',
        lg: 'min-h-14 px-6 py-3 text-answer',
        icon: 'size-11 shrink-0 rounded-pill p-0',
      },
      full: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;
