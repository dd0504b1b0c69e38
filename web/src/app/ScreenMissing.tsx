import { CloudOff } from 'lucide-react';
import { t } from '../lib/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Stands for a screen whose code could not be fetched; loading the page anew fetches all of it. */
export function ScreenMissing() {
  return (
    <div className="mx-auto max-w-280 px-4 py-10 md:px-6">
      <h1 tabIndex={-1} data-screen-heading className="sr-only">
        {t('common.screenMissing')}
      </h1>
      <EmptyState
        art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
        title={t('common.screenMissing')}
        text={t('common.screenMissingText')}
        action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
      />
    </div>
  );
}
