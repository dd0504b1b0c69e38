import { LIMITS } from '@trivium/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { reasonOf } from '../api/errors.ts';
import { session } from '../api/session.ts';
import { focusInvalid } from '../lib/focus-invalid.ts';
import { t } from '../lib/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { showToast } from '../ui/toast.ts';
import type { SupportKind } from './Support.tsx';
import { draftOf, keepDraft, useSupport } from './use-support.ts';

/** Left free for what is sent along with a bug report, characters. */
const MOST = LIMITS.supportMessage.max - 600;

const tooShort = (message: string) => message.trim().length < LIMITS.supportMessage.min;
const noAddress = (replyTo: string) => replyTo !== '' && !/^\S+@\S+\.\S+$/.test(replyTo);

/** A message or a bug report to the people behind the product. */
export function SupportDialog({ kind, onClose }: { kind: SupportKind; onClose: () => void }) {
  const formId = useId();
  const email = useStore(session, ({ user }) => user?.email ?? null);
  const [message, setMessage] = useState(() => draftOf(kind));
  const [replyTo, setReplyTo] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSupport(kind, () => {
    showToast({ kind: 'success', title: t('support.sent') });
    onClose();
  });
  const write = (text: string) => {
    keepDraft(kind, text);
    setMessage(text);
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const address = replyTo.trim();
    if (tooShort(message) || noAddress(address)) focusInvalid(event.currentTarget);
    else mutate({ message: message.trim(), replyTo: address });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`support.${kind}`)}
      description={t(`support.${kind}Text`)}
      actions={
        <>
          <Button type="submit" form={formId} loading={isPending}>
            {t('support.send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {error !== null && (
          <Alert tone="bad" title={t('support.failed')}>
            {reasonOf(error, t('support.failedText'))}
          </Alert>
        )}
        <TextArea
          label={t('support.message')}
          rows={5}
          maxLength={MOST}
          value={message}
          onChange={(event) => write(event.target.value)}
          {...(kind === 'bug' ? { hint: t('support.bugHint') } : {})}
          error={tried && tooShort(message) ? t('support.messageMissing') : undefined}
        />
        <TextField
          label={t('support.replyTo')}
          type="email"
          autoComplete="email"
          value={replyTo}
          onChange={(event) => setReplyTo(event.target.value)}
          {...(email === null ? {} : { hint: t('support.replyToHint', { email }) })}
          error={tried && noAddress(replyTo.trim()) ? t('support.replyToInvalid') : undefined}
        />
      </form>
    </Dialog>
  );
}
