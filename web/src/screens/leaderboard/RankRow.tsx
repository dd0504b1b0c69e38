import type { BoardEntry } from '@trivium/contract/leaderboard';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { xpText } from './xp-text.ts';

/** The contents of one row: rank, face, name and level, XP. */
export function RankRow({ entry, youBadge = true }: { entry: BoardEntry; youBadge?: boolean }) {
  return (
    <>
      <span className="w-9 shrink-0 min-[24rem]:w-12 text-center font-semibold text-answer text-muted tabular">
        <span className="sr-only">{t('leaderboard.rank', { rank: formatNumber(entry.rank) })}</span>
        <span aria-hidden="true">{formatNumber(entry.rank)}</span>
      </span>
      <Avatar
        avatar={entry.avatar}
        alias={entry.alias}
        className="size-9 shrink-0 min-[24rem]:size-11"
        decorative
      />
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-2">
          <bdi className="wrap-anywhere line-clamp-2 font-semibold leading-tight">{entry.alias}</bdi>
          {entry.isYou && youBadge && (
            <Badge tone="brand" className="py-0!">
              {t('leaderboard.you')}
            </Badge>
          )}
        </span>
        <span className="text-muted text-xs tabular">{t('leaderboard.level', { level: entry.level })}</span>
      </span>
      <span className="shrink-0 font-semibold text-sm tabular">{xpText(entry.knowledgePoints)}</span>
    </>
  );
}
