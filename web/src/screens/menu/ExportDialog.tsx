import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { exportData } from '../../api/account.ts';
import { reasonOf } from '../../api/errors.ts';
import { t } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { OwnPassword } from './OwnPassword.tsx';

const FILE = 'trivium-data.json';

/** Saves everything about the player as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportData(password === '' ? {} : { password }),
    onSuccess: (data) => {
      saveFile(FILE, JSON.stringify(data, null, 2), 'application/json');
      showToast({ kind: 'success', title: t('menu.exported', { file: FILE }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.exportData')}
      description={t('menu.exportDialogText')}
      actions={
        <>
          <Button type="submit" form={formId} loading={isPending}>
            {t('menu.exportSave')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {error !== null && (
          <Alert tone="bad" title={t('menu.exportFailed')}>
            {reasonOf(error, t('menu.unreachable'))}
          </Alert>
        )}
        <OwnPassword value={password} onChange={setPassword} />
      </form>
    </Dialog>
  );
}
