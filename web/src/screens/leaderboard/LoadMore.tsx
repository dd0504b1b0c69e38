import type { useLeaderboard } from '../../api/leaderboard.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';

/** Fetches the next page of a board, while there is one. */
export function LoadMore({ list }: { list: ReturnType<typeof useLeaderboard> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2">
      {isFetchNextPageError && (
        <p role="alert" className="font-semibold text-bad text-sm">
          {t('leaderboard.moreFailed')}
        </p>
      )}
      <Button
        variant="secondary"
        // Not under the row that is pinned.
        className="scroll-mb-32"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {t('leaderboard.loadMore')}
      </Button>
    </div>
  );
}
