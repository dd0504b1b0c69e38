import type { BoardEntry } from '@trivium/contract/leaderboard';
import { Crown } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { xpText } from './xp-text.ts';

/** First in the middle, second on the left, third on the right; in the DOM they stand in their order. */
const STEPS = [
  { place: 'col-start-2', step: 'h-28 bg-gold text-on-gold', face: 'size-20 sm:size-24' },
  { place: 'col-start-1', step: 'h-20 bg-silver text-on-silver', face: 'size-16 sm:size-20' },
  { place: 'col-start-3', step: 'h-14 bg-bronze text-on-bronze', face: 'size-16 sm:size-20' },
] as const;

type StepProps = { entry: BoardEntry; place: string; step: string; face: string };

function Step({ entry, place, step, face }: StepProps) {
  return (
    <li className={cx('row-start-1 grid min-w-0 justify-items-center text-center', place)}>
      {entry.rank === 1 && (
        <Crown aria-hidden="true" className="size-7 fill-accent text-accent-edge" strokeWidth={1.75} />
      )}
      <Avatar avatar={entry.avatar} alias={entry.alias} className={face} decorative />
      <span className="mt-2 line-clamp-2 w-full px-0.5 font-semibold text-sm leading-tight">
        <span className="sr-only">{t('leaderboard.rank', { rank: entry.rank })}: </span>
        <bdi>{entry.alias}</bdi>
      </span>
      {entry.isYou && (
        <Badge tone="brand" className="mt-1 py-0!">
          {t('leaderboard.you')}
        </Badge>
      )}
      <span className="mt-0.5 mb-2 text-muted text-xs tabular">{xpText(entry.knowledgePoints)}</span>
      <span
        aria-hidden="true"
        className={cx(
          'grid w-full place-items-center rounded-t-input font-display font-semibold text-h1',
          step,
        )}
      >
        {entry.rank}
      </span>
    </li>
  );
}

/** The first three of a board. */
export function Podium({ entries }: { entries: readonly BoardEntry[] }) {
  return (
    <ol
      aria-label={t('leaderboard.podium')}
      className="grid grid-cols-3 items-end gap-2 border-line-strong border-b-4 px-1 sm:gap-4 sm:px-4"
    >
      {STEPS.map((look, index) => {
        const entry = entries[index];
        return entry && <Step key={entry.rank} entry={entry} {...look} />;
      })}
    </ol>
  );
}
