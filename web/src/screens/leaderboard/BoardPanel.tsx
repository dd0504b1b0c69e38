import type { Board, Period } from '@trivium/rules/boards';
import { CloudOff, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useLeaderboard } from '../../api/leaderboard.ts';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Podium } from './Podium.tsx';
import { RankList } from './RankList.tsx';
import { YourRank } from './YourRank.tsx';

/** How many stand on the podium. */
const PODIUM = 3;

function Empty({ period }: { period: Period }) {
  return (
    <EmptyState
      art={<Trophy aria-hidden="true" className="size-10 text-accent-ink" />}
      title={t(period === 'week' ? 'leaderboard.emptyWeek' : 'leaderboard.emptyAll')}
      text={t('leaderboard.emptyText')}
      action={
        <Link to="/quiz" className={buttonClass({ size: 'md' })}>
          {t('common.play')}
        </Link>
      }
    />
  );
}

/** One board: podium, the others, and where the player stands. */
export function BoardPanel({ board, period }: { board: Board; period: Period }) {
  const list = useLeaderboard(board, period);
  const { data, isPending, isFetching, refetch } = list;
  if (isPending) return <BoardLoading />;
  if (data === undefined) {
    return (
      <EmptyState
        art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
        title={t('leaderboard.error')}
        text={t('leaderboard.errorText')}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  const others = entries.slice(PODIUM);
  return (
    <div
      className={cx(
        'grid items-start gap-5 lg:gap-8',
        others.length > 0 ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : 'mx-auto max-w-xl',
      )}
    >
      {entries.length === 0 ? <Empty period={period} /> : <Podium entries={entries} />}
      {others.length > 0 && (
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RankList entries={others} />
          <LoadMore list={list} />
        </div>
      )}
      <YourRank you={data.pages.at(-1)?.you ?? null} period={period} />
    </div>
  );
}
