import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './Spinner.tsx';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and stops presses, without taking the focus away. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  full,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, full }), className)}
      {...rest}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
