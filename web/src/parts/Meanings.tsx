import type { Choice } from '@trivium/contract/fields';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../ui/Spinner.tsx';

type Props = {
  /** What the group is called. */
  label: ReactNode;
  hideLabel?: boolean;
  choices: readonly Choice[];
  /** The one that is on its way; the others wait. */
  pending: string | null;
  onChoose: (sense: string) => void;
  /** Whether the focus goes to the group when it appears, so that it is read out where it replaced something. */
  takeFocus?: boolean;
};

/** The meanings that a name can have, as large buttons. */
export function Meanings({ label, hideLabel = false, choices, pending, onChoose, takeFocus = false }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takeFocus) group.current?.focus();
  }, [takeFocus]);
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-semibold text-sm'}>{label}</legend>
      <ul className="grid gap-2.5">
        {choices.map(({ sense, label: meaning }) => (
          <li key={sense} className="grid">
            <button
              type="button"
              aria-disabled={pending !== null || undefined}
              aria-busy={pending === sense || undefined}
              onClick={() => pending === null && onChoose(sense)}
              className="tile-press flex min-h-14 items-center gap-3 rounded-answer border-2 border-line-strong bg-surface px-4 py-3 text-left font-semibold shadow-tile hover:border-brand aria-disabled:opacity-60"
            >
              <span className="wrap-anywhere min-w-0 flex-1 first-letter:uppercase">{meaning}</span>
              {pending === sense ? (
                <Spinner />
              ) : (
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
