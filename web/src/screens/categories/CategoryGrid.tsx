import type { Category } from '@trivium/contract/categories';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { CategoryPages } from '../../api/categories.ts';
import { t } from '../../lib/i18n.ts';
import { QuizCard } from '../../parts/QuizCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { MoreCategories } from './MoreCategories.tsx';

const GRID = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

type Props = {
  list: CategoryPages;
  /** Those of the list that are on show; undefined while there is no list. */
  categories: readonly Category[] | undefined;
  heading: string;
  /** What stands where there is none: why, and what the button says that creates one. */
  none: { readonly text: string; readonly action: string };
  onCreate: () => void;
  /** Whether the first two are new in any case, as the specification has it for the list of all. */
  firstAreNew?: boolean;
};

function Loading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('common.loading')}</span>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <Skeleton key={card} className="h-21 rounded-answer sm:h-64 sm:rounded-card" />
      ))}
    </div>
  );
}

/** The quizzes under their heading, or why there are none. */
export function CategoryGrid({ list, categories, heading, none, onCreate, firstAreNew = false }: Props) {
  const { isPending, isFetching, refetch } = list;
  // One moment for all cards, so that "new" does not depend on when a card is drawn.
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby="quizzes-heading" aria-busy={isFetching} className="grid grid-cols-1 gap-4">
      <h2 id="quizzes-heading" aria-live="polite" className="font-display font-semibold text-lg">
        {heading}
      </h2>
      {isPending && <Loading />}
      {!isPending && categories === undefined && (
        <LoadingFailed busy={isFetching} onRetry={() => void refetch()} />
      )}
      {categories?.length === 0 && (
        <EmptyState
          art={<SearchX aria-hidden="true" className="size-10 text-brand" />}
          title={t('categories.none')}
          text={none.text}
          action={<Button onClick={onCreate}>{none.action}</Button>}
        />
      )}
      {categories !== undefined && categories.length > 0 && (
        <ul className={GRID}>
          {categories.map((category, index) => (
            <li
              key={category._id}
              className="-m-1.5 grid p-1.5 [contain-intrinsic-height:auto_6rem] [content-visibility:auto] sm:[contain-intrinsic-height:auto_19rem]"
            >
              <QuizCard
                category={category}
                index={firstAreNew ? index : Number.POSITIVE_INFINITY}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreCategories list={list} />
    </section>
  );
}
