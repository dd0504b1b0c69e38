import { t } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const ANSWERS = ['a', 'b', 'c', 'd'];

/** The shape of a question before it arrives, or the wait for the results of a quiz that is over. */
export function QuizLoading({ completing = false }: { completing?: boolean }) {
  if (completing) {
    return (
      <main className="m-auto flex items-center gap-3 font-semibold text-muted">
        <Spinner />
        <h1>{t('quiz.completing')}</h1>
      </main>
    );
  }
  return (
    <main aria-busy="true">
      <h1 className="sr-only">{t('quiz.loading')}</h1>
      <div className="flex items-center gap-3 py-3">
        <Skeleton className="size-11 rounded-pill" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="ml-auto size-14 rounded-pill" />
      </div>
      <Skeleton className="h-2 rounded-pill" />
      <Skeleton className="mt-6 h-7 w-32 rounded-pill" />
      <Skeleton className="mt-4 h-8 w-full" />
      <Skeleton className="mt-2 mb-3 h-8 w-2/3" />
      {ANSWERS.map((answer) => (
        <Skeleton key={answer} className="mt-3 h-16 rounded-answer" />
      ))}
    </main>
  );
}
