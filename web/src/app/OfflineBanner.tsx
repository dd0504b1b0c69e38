import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { settings } from '../game/settings.ts';
import { t } from '../lib/i18n.ts';
import { useOnline } from '../lib/use-online.ts';

/** Says that there is no line, and what works without one. */
export function OfflineBanner() {
  const online = useOnline();
  const kept = useStore(settings, (state) => state.offlineMode);
  return (
    <div role="status">
      {!online && (
        <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          <CloudOff aria-hidden="true" className="mr-2 inline-block size-4.5 align-text-bottom" />
          <strong className="font-semibold">{t('common.offline')}</strong>{' '}
          {t(kept ? 'common.offlineKept' : 'common.offlineText')}
        </p>
      )}
    </div>
  );
}
