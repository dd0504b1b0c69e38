import { type ReactNode, useId } from 'react';

type Props = {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A row with a switch at its end; the whole row is the target. */
export function Switch({ label, description, icon, checked, onChange }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 items-center gap-3 py-2 has-focus-visible:rounded-tile has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
    >
      {icon !== undefined && <span className="shrink-0 text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold" id={`${id}-label`}>
          {label}
        </span>
        {description !== undefined && (
          <span className="block text-muted text-xs" id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-8 w-14 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-pill border-2 border-line-strong bg-sunken transition-colors duration-150 peer-checked:border-brand peer-checked:bg-brand"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-pill bg-line-strong transition-transform duration-150 ease-out peer-checked:translate-x-6 peer-checked:bg-on-brand"
        />
      </span>
    </label>
  );
}
