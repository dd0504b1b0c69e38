import { Download, Eraser, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { clearCache } from '../../game/offline-mode.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { MenuButton } from './MenuRow.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

function ClearCache() {
  const [busy, setBusy] = useState(false);
  async function clear() {
    setBusy(true);
    await clearCache().catch(() => {});
    setBusy(false);
    showToast({ kind: 'success', title: t('menu.cacheCleared'), description: t('menu.cacheClearedText') });
  }
  return (
    <MenuButton
      icon={Eraser}
      label={t('menu.clearCache')}
      text={t('menu.clearCacheText')}
      busy={busy}
      onClick={() => void clear()}
    />
  );
}

/** What a player can do with what is stored about them, here and on the server. */
export function DataRows() {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ClearCache />
      <MenuButton
        icon={Download}
        label={t('menu.exportData')}
        text={t('menu.exportDataText')}
        onClick={() => setOpen('export')}
      />
      <MenuButton
        danger
        icon={UserX}
        label={t('menu.deleteAccount')}
        text={t('menu.deleteText')}
        onClick={() => setOpen('delete')}
      />
      <Suspense fallback={null}>
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'delete' && <DeleteDialog onClose={close} />}
      </Suspense>
    </>
  );
}
