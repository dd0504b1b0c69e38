import type { Category } from '@trivium/contract/categories';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCreatedCategory } from '../api/categories.ts';
import { t } from '../lib/i18n.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { WaysOutLink } from './OwnQuizLink.tsx';
import { PlayTopic } from './PlayTopic.tsx';

function Sign({ status }: Pick<Category, 'status'>) {
  if (status === 'generating') return <Spinner />;
  if (status === 'ready') return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />;
  return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />;
}

function textOf({ name, status, statusReason, poolSize }: Category): string {
  if (status === 'generating') return t('common.createdWaiting', { name });
  if (status === 'ready') return t('common.createdReady', { name, count: poolSize });
  return statusReason ?? t('common.failedText');
}

/** How far the quiz is that was just created, and Play as soon as it is ready. */
export function CreatedQuiz({ created }: { created: Category }) {
  const category = useCreatedCategory(created);
  const { _id, name, status } = category;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Sign status={status} />
        <p aria-live="polite" className="wrap-anywhere min-w-0 flex-1 font-semibold text-sm">
          {textOf(category)}
        </p>
      </div>
      {status === 'ready' && <PlayTopic topic={{ categoryId: _id, name }} full />}
      {status === 'failed' && <WaysOutLink category={category} />}
    </div>
  );
}
