import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

export type RadioOption<T extends string | number> = {
  readonly value: T;
  readonly label: ReactNode;
  readonly description?: ReactNode;
};

type Props<T extends string | number> = {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
  className?: string;
  /** How one option looks; the default is a row with a round mark. */
  renderOption?: (option: RadioOption<T>, checked: boolean) => ReactNode;
  /** The box around one option. */
  optionClassName?: string;
};

/** A group of native radio buttons: arrows move, labels are the targets. */
export function RadioGroup<T extends string | number>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  error,
  className,
  renderOption,
  optionClassName,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className={cx('mb-2 font-semibold text-sm', hideLegend && 'sr-only')}>{legend}</legend>
      <div className={cx('grid gap-2', className)}>
        {options.map((option) => {
          const checked = option.value === value;
          return (
            <label
              key={option.value}
              className={cx(
                'relative has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
                optionClassName ??
                  'flex min-h-12 items-center gap-3 rounded-input border-2 px-4 py-2 transition-colors duration-150',
                optionClassName === undefined &&
                  (checked
                    ? 'border-brand bg-brand-soft'
                    : 'border-line-strong bg-surface hover:border-brand'),
              )}
            >
              <input
                type="radio"
                name={name}
                className="absolute size-px opacity-0"
                checked={checked}
                onChange={() => onChange(option.value)}
              />
              {renderOption?.(option, checked) ?? <RadioRow option={option} checked={checked} />}
            </label>
          );
        })}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className="mt-1.5 font-semibold text-bad text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function RadioRow<T extends string | number>({
  option,
  checked,
}: {
  option: RadioOption<T>;
  checked: boolean;
}) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-pill border-2',
          checked ? 'border-brand' : 'border-line-strong',
        )}
      >
        {checked && <span className="size-2.5 rounded-pill bg-brand" />}
      </span>
      <span>
        <span className="block font-semibold">{option.label}</span>
        {option.description !== undefined && (
          <span className="block text-muted text-xs">{option.description}</span>
        )}
      </span>
    </>
  );
}
