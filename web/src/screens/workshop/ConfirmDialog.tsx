import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** What is done when it is confirmed, in a word or two. */
  action: string;
  danger?: boolean;
  pending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done that others feel or that cannot be undone. */
export function ConfirmDialog({ title, text, action, danger = false, pending, failure, ...on }: Props) {
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={on.onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={on.onConfirm}>
            {action}
          </Button>
          <Button variant="secondary" onClick={on.onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Alert tone="bad" title={t('workshop.refused')}>
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
