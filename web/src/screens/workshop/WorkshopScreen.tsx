import { CloudOff, Lock } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useOwnQuestions } from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Workshop } from './Workshop.tsx';

function Loading() {
  return (
    <div role="status" className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-72 rounded-card" />
      <div className="grid gap-4">
        <Skeleton className="h-12 rounded-input" />
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}

// Trying again helps against neither: it is not there, or it is somebody else's.
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void };

function Failed({ error, busy, onRetry }: FailedProps) {
  const navigate = useNavigate();
  if (isRefusal(error)) {
    return (
      <EmptyState
        art={<Lock aria-hidden="true" className="size-10 text-muted" />}
        title={t('workshop.refusedTitle')}
        text={error.message}
        action={<Button onClick={() => navigate('/')}>{t('workshop.backHome')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
      title={t('workshop.errorTitle')}
      text={t('workshop.errorText')}
      action={
        <Button variant="secondary" loading={busy} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}

/** The owner's room: an own quiz with everything that can be done about it and its questions. */
export function WorkshopScreen() {
  const navigate = useNavigate();
  const { categoryId = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useOwnQuestions(categoryId);
  return (
    <>
      <Header title={t('workshop.title')} onBack={() => navigate('/')} />
      <div className="mx-auto max-w-280 px-4 py-5 md:px-6">
        {isPending && <Loading />}
        {/* What is gone or taken away is not shown any longer; a line that breaks takes nothing away. */}
        {!isPending && (data === undefined || isRefusal(error)) && (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && !isRefusal(error) && <Workshop key={categoryId} data={data} />}
      </div>
    </>
  );
}
