import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

const inputClass =
  'block w-full rounded-input border-2 border-line-strong bg-surface px-4 text-ink placeholder:text-muted transition-colors duration-150 hover:border-brand aria-invalid:border-bad read-only:bg-sunken disabled:opacity-60';

type FieldParts = {
  label: ReactNode;
  /** Said before anything is typed; stays. */
  hint?: ReactNode;
  /** What is wrong; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the place says it (a search box). */
  hideLabel?: boolean;
};

/** Ids and aria attributes that tie a control to its hint and error. */
function useFieldIds({ hint, error }: Pick<FieldParts, 'hint' | 'error'>) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return {
    id,
    control: {
      id,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  };
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  hideLabel = false,
  children,
}: FieldParts & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={cx('font-semibold text-sm', hideLabel && 'sr-only')}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 font-semibold text-bad text-xs">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldParts &
  ComponentProps<'input'> & {
    /** A control at the end of the box (show password, clear). */
    trailing?: ReactNode;
    leading?: ReactNode;
  };

/** A labelled one-line input. */
export function TextField({
  label,
  hint,
  error,
  hideLabel = false,
  trailing,
  leading,
  className,
  ...input
}: TextFieldProps) {
  const { id, control } = useFieldIds({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className="relative">
        {leading !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center text-muted">
            {leading}
          </span>
        )}
        <input
          className={cx(
            inputClass,
            'min-h-12 py-2',
            leading !== undefined && 'pl-12',
            trailing !== undefined && 'pr-14',
            className,
          )}
          {...control}
          {...input}
        />
        {trailing !== undefined && (
          <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A labelled input of several lines. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel = false,
  className,
  ...area
}: FieldParts & ComponentProps<'textarea'>) {
  const { id, control } = useFieldIds({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <textarea className={cx(inputClass, 'min-h-24 resize-y py-3', className)} {...control} {...area} />
    </FieldFrame>
  );
}
