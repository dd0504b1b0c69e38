import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';

type Props = {
  to: string;
  /** The picture on top. */
  cover: ReactNode;
  name: string;
  /** How many quizzes there are. */
  text: string;
  /** How many of them the player has finished, and which part of all that is, 0 to 1. */
  played?: number;
  share?: number;
};

/** A way to a list of quizzes, as a small tile. */
export function FieldTile({ to, cover, name, text, played = 0, share = 0 }: Props) {
  return (
    <Link
      to={to}
      state={{ leadsBack: true }}
      className="tile-press flex flex-col overflow-hidden rounded-answer border border-line bg-surface shadow-tile hover:border-brand"
    >
      {cover}
      <span aria-hidden="true" className="block h-1 bg-line">
        <span className="block h-full origin-left bg-good" style={{ scale: `${share} 1` }} />
      </span>
      <span className="flex flex-1 flex-col justify-between gap-1 px-3 pt-1.5 pb-2">
        <span className="font-semibold text-sm leading-tight">{name}</span>
        <span className="flex flex-wrap gap-x-2 text-2xs text-muted tabular">
          <span>{text}</span>
          {played > 0 && (
            <span className="inline-flex items-center gap-0.5 text-good">
              <Check aria-hidden="true" className="size-3" strokeWidth={3} />
              {t('categories.fieldPlayed', { count: played })}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
