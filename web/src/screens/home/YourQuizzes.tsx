import type { UseQueryResult } from '@tanstack/react-query';
import type { Category } from '@trivium/contract/categories';
import { BookOpen, CloudOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { QuizRow } from '../../parts/QuizRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** More would push the rest of the page away at once. */
const SHOWN = 5;

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-20 rounded-answer" />
      ))}
    </div>
  );
}

/** The first few; the others at a press, since a quiz that is not published is in no other list. */
function Rows({ quizzes }: { quizzes: readonly Category[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = quizzes.length - SHOWN;
  return (
    <>
      <ul ref={list} className="grid gap-3">
        {(all ? quizzes : quizzes.slice(0, SHOWN)).map((category) => (
          <li key={category._id} tabIndex={-1}>
            <QuizRow category={category} />
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          onClick={() => {
            // The button goes; the focus is where the rest begins.
            flushSync(() => setAll(true));
            (list.current?.children[SHOWN] as HTMLElement | undefined)?.focus();
          }}
        >
          {t('home.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}

function Content({ quizzes }: { quizzes: UseQueryResult<Category[]> }) {
  const { data, isPending, refetch, isFetching } = quizzes;
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <EmptyState
        art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
        title={t('home.quizzesError')}
        text={t('home.quizzesErrorText')}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        art={<BookOpen aria-hidden="true" className="size-10 text-brand" />}
        title={t('home.noQuizzes')}
        text={t('home.noQuizzesText')}
      />
    );
  }
  return <Rows quizzes={data} />;
}

/** The player's own quizzes and those played lately. */
export function YourQuizzes({ quizzes }: { quizzes: UseQueryResult<Category[]> }) {
  return (
    <section aria-labelledby="your-quizzes" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="your-quizzes" className="font-display font-semibold text-lg">
          {t('home.yourQuizzes')}
        </h2>
        <Link to="/categories" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {t('home.viewAll')}
        </Link>
      </div>
      <Content quizzes={quizzes} />
    </section>
  );
}
