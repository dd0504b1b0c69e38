import { LIMITS } from '@trivium/contract/limits';
import { type FormEvent, useId } from 'react';
import { useStore } from 'zustand';
import { session } from '../api/session.ts';
import { t } from '../lib/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { useCreateQuiz } from './use-create-quiz.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the name starts as: the search that found nothing, say. */
  initialName?: string;
};

/** 'Create New Quiz': a name is all it takes. */
export function CreateQuizDialog({ open, onOpenChange, initialName = '' }: Props) {
  const close = () => onOpenChange(false);
  const { name, setName, message, submit, pending, blank } = useCreateQuiz(initialName, close);
  const guest = useStore(session, ({ user }) => user?.userType === 'Guest');
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('common.createTitle')}
      description={t(guest ? 'common.createGuestText' : 'common.createText')}
      actions={
        <>
          <Button type="submit" form={formId} disabled={blank} loading={pending}>
            {t('common.create')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('common.createName')}
          placeholder={t('common.createPlaceholder')}
          value={name}
          maxLength={LIMITS.categoryName.max}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setName(event.target.value)}
        />
        {message !== null && <Alert tone={message.tone}>{message.text}</Alert>}
      </form>
    </Dialog>
  );
}
