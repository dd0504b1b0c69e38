import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Losses } from './Losses.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { CONFIRMATION, useDeleteAccount } from './use-delete-account.ts';

/** Asks, in earnest, before an account is deleted. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useDeleteAccount();
  const confirmed = typed.trim() === CONFIRMATION;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (confirmed) mutate(password);
    else focusInvalid(event.currentTarget);
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      // On the dialog itself: neither a field, whose keyboard would hide the text, nor a button, pressed too soon.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      title={t('menu.deleteTitle')}
      description={t('menu.deleteIntro')}
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" loading={isPending}>
            {t('menu.deleteForGood')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('menu.keep')}
          </Button>
        </>
      }
    >
      <Losses />
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {error !== null && (
          <Alert tone="bad" title={t('menu.deleteFailed')}>
            {reasonOf(error, t('menu.unreachable'))}
          </Alert>
        )}
        <OwnPassword value={password} onChange={setPassword} />
        <TextField
          label={t('menu.deleteConfirm', { word: CONFIRMATION })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={tried && !confirmed ? t('menu.deleteConfirmMissing', { word: CONFIRMATION }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
