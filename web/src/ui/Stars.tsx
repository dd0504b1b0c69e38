import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../lib/cx.ts';

type Props = {
  legend: string;
  /** 0 for none yet. */
  value: number;
  onChange: (value: number) => void;
  labelOf: (stars: number) => string;
  max?: number;
  disabled?: boolean;
};

/** A rating as a group of radio buttons, drawn as stars of 44 px. */
export function Stars({ legend, value, onChange, labelOf, max = 5, disabled = false }: Props) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex justify-center">
        {Array.from({ length: max }, (_, i) => i + 1).map((stars) => {
          const lit = stars <= value;
          return (
            <label
              key={stars}
              className="relative grid size-12 place-items-center rounded-tile has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="absolute size-px opacity-0"
                aria-label={labelOf(stars)}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star
                aria-hidden="true"
                className={cx(
                  'size-9 transition-colors duration-150',
                  lit ? 'animate-hop fill-accent text-accent-edge' : 'fill-transparent text-line-strong',
                )}
                strokeWidth={1.75}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
