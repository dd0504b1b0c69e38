import { useMostPlayed, useUserCategories } from '../../api/categories.ts';
import { useFields } from '../../api/topics.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ByPlayersLink } from './ByPlayersLink.tsx';
import { FieldGrid, TILES } from './FieldGrid.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { Shelf } from './Shelf.tsx';

function Loading() {
  return (
    <div role="status" className={TILES}>
      <span className="sr-only">{t('common.loading')}</span>
      {Array.from({ length: 12 }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={tile} className="h-30 rounded-answer" />
      ))}
    </div>
  );
}

/** All quizzes by field of knowledge, with what was played lately, or what others play most, above. */
export function Browse({ onCreate }: { onCreate: (name: string) => void }) {
  const all = useMostPlayed();
  const fields = useFields();
  const own = useUserCategories();
  // What was played stands above the fields: they wait for it, or they would move when it comes.
  const pending = all.isPending || fields.isPending || own.isPending;
  const failed = !pending && (all.data === undefined || fields.data === undefined);
  const retry = () => void Promise.all([all, fields].map(({ refetch }) => refetch()));
  return (
    <section aria-labelledby="quizzes-heading" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="quizzes-heading" className="font-display font-semibold text-lg">
          {all.data === undefined
            ? t('categories.all')
            : t('categories.allCount', { count: formatNumber(all.data.total) })}
        </h2>
        <ByPlayersLink />
      </div>
      {pending && <Loading />}
      {failed && <LoadingFailed busy={all.isFetching || fields.isFetching} onRetry={retry} />}
      {all.data?.total === 0 && (
        <EmptyState
          title={t('categories.none')}
          text={t('categories.noneYet')}
          action={<Button onClick={() => onCreate('')}>{t('common.createTitle')}</Button>}
        />
      )}
      {all.data !== undefined && fields.data !== undefined && all.data.total > 0 && (
        <>
          <Shelf own={own.data ?? []} mostPlayed={all.data.categories} />
          <FieldGrid fields={fields.data} />
        </>
      )}
    </section>
  );
}
