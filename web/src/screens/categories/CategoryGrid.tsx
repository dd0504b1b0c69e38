import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { CategoryList } from '../../api/categories.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { QuizCard } from '../../parts/QuizCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

type Props = {
  list: UseQueryResult<CategoryList>;
  search: string;
  /** Called with the name that a new quiz starts with. */
  onCreate: (name: string) => void;
};

function Loading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('common.loading')}</span>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </div>
  );
}

function heading(list: CategoryList | undefined, search: string): string {
  if (list === undefined) return t('categories.all');
  const count = formatNumber(list.total);
  return search === ''
    ? t('categories.allCount', { count })
    : t('categories.foundCount', { number: list.total, count, search });
}

/** The quizzes that match, or why there are none. */
export function CategoryGrid({ list, search, onCreate }: Props) {
  const { data, isPending, isFetching, refetch } = list;
  // One moment for all cards, so that "new" does not depend on when a card is drawn.
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby="quizzes-heading" aria-busy={isFetching} className="grid grid-cols-1 gap-4">
      <h2 id="quizzes-heading" aria-live="polite" className="font-display font-semibold text-lg">
        {heading(data, search)}
      </h2>
      {isPending && <Loading />}
      {!isPending && data === undefined && (
        <EmptyState
          art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
          title={t('categories.error')}
          text={t('categories.errorText')}
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      )}
      {data?.categories.length === 0 && (
        <EmptyState
          art={<SearchX aria-hidden="true" className="size-10 text-brand" />}
          title={t('categories.none')}
          text={search === '' ? t('categories.noneYet') : t('categories.noneText')}
          action={
            <Button onClick={() => onCreate(search)}>
              {search === '' ? t('common.createTitle') : t('categories.createNamed', { name: search })}
            </Button>
          }
        />
      )}
      {data !== undefined && data.categories.length > 0 && (
        <ul className={GRID}>
          {data.categories.map((category, index) => (
            <li
              key={category._id}
              className="-m-1.5 grid p-1.5 [contain-intrinsic-height:auto_19rem] [content-visibility:auto]"
            >
              <QuizCard
                category={category}
                index={search === '' ? index : Number.POSITIVE_INFINITY}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
