import type { BoardEntry } from '@trivium/contract/leaderboard';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { RankRow } from './RankRow.tsx';

/** Everybody from the fourth place on. */
export function RankList({ entries }: { entries: readonly BoardEntry[] }) {
  return (
    <ol
      start={entries[0]?.rank}
      aria-label={t('leaderboard.others')}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-tile"
    >
      {entries.map((entry) => (
        <li
          key={entry.rank}
          className={cx(
            'flex min-h-16 items-center gap-2 py-2 min-[24rem]:gap-3 pr-4 pl-2',
            entry.isYou && 'bg-brand-soft',
          )}
        >
          <RankRow entry={entry} />
        </li>
      ))}
    </ol>
  );
}
