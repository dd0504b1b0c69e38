import { useRef } from 'react';
import { startOfflineMode, stopOfflineMode } from '../../game/offline-mode.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';

/** Starts or stops offline mode, and says when the page is ready to be opened without a line. */
export function useOfflineSwitch(): (on: boolean) => Promise<void> {
  const latest = useRef(0);
  return async (on) => {
    latest.current += 1;
    const turn = latest.current;
    if (!on) return stopOfflineMode();
    const kept = await startOfflineMode();
    // Switched off again meanwhile.
    if (turn !== latest.current) return;
    if (kept) showToast({ kind: 'success', title: t('menu.offlineReady') });
    else showToast({ kind: 'error', title: t('menu.offlineFailed') });
  };
}
