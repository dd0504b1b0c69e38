import { useStore } from 'zustand';
import { settings } from '../../game/settings.ts';
import { t } from '../../lib/i18n.ts';
import { KeyList } from '../../parts/KeyList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** What the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const singleKeys = useStore(settings, (state) => state.singleKeys);
  return (
    <Dialog open onOpenChange={onClose} title={t('quiz.keys.title')} closeLabel={t('quiz.keys.close')}>
      {!singleKeys && <p className="rounded-tile bg-info-soft p-3 text-info text-sm">{t('quiz.keys.off')}</p>}
      <KeyList />
    </Dialog>
  );
}
