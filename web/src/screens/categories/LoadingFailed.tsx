import { CloudOff } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Says that the quizzes could not be fetched, and tries again. */
export function LoadingFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
      title={t('categories.error')}
      text={t('categories.errorText')}
      action={
        <Button variant="secondary" loading={busy} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
