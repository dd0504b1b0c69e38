import type { Board } from '@trivium/rules/boards';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { useLeaderboard } from '../../api/leaderboard.ts';
import { distanceText } from '../../lib/distance-text.ts';
import { t } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';

const MINUTE_MS = 60_000;

/** How long this week's board is open; when it closes, the next one is fetched. */
export function Closing({ board }: { board: Board }) {
  const { data, refetch } = useLeaderboard(board, 'week');
  const now = useNow(MINUTE_MS);
  const endsAt = Date.parse(data?.pages[0]?.endsAt ?? '');
  const over = endsAt <= now;
  useEffect(() => {
    if (over) void refetch();
  }, [over, refetch]);
  if (Number.isNaN(endsAt) || over) return null;
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <Hourglass aria-hidden="true" className="size-4" />
      {t('leaderboard.closes', { when: distanceText(endsAt, now) })}
    </p>
  );
}
