import { LIMITS } from '@trivium/contract/limits';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { session } from '../api/session.ts';
import { t } from '../lib/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Meanings } from './Meanings.tsx';
import { NameSuggestions } from './NameSuggestions.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { type CreateForm, useCreateQuiz } from './use-create-quiz.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the name starts as: the search that found nothing, say. */
  initialName?: string;
};

function NameForm({ form, id }: { form: CreateForm; id: string }) {
  const { name, type, submit, asked } = form;
  const field = useRef<HTMLInputElement>(null);
  const { group, onKeyDown } = useArrowKeys<HTMLFormElement>();
  useEffect(() => {
    // The meanings that had the focus are gone.
    if (asked) field.current?.focus();
  }, [asked]);
  return (
    <form
      ref={group}
      id={id}
      noValidate
      className="grid grid-cols-1 gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={field}
        label={t('common.createName')}
        placeholder={t('common.createPlaceholder')}
        value={name}
        maxLength={LIMITS.categoryName.max}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => type(event.target.value)}
      />
      <NameSuggestions form={form} />
    </form>
  );
}

/** What stands in the dialog while a name is typed. */
function useNameStep(form: CreateForm, close: () => void) {
  const guest = useStore(session, ({ user }) => user?.userType === 'Guest');
  const id = useId();
  return {
    title: t('common.createTitle'),
    description: t(guest ? 'common.createGuestText' : 'common.createText'),
    content: <NameForm form={form} id={id} />,
    actions: (
      <>
        <Button type="submit" form={id} disabled={form.blank} loading={form.pending}>
          {t('common.create')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
      </>
    ),
  };
}

/** What stands in it when the name has several meanings. */
function meaningStep({ name, choices, chosen, submit, rename, message }: CreateForm) {
  return {
    title: t('common.whichMeaning'),
    description: t('common.whichMeaningText', { name: name.trim() }),
    content: (
      <div className="grid gap-4">
        <Meanings
          label={t('common.whichMeaning')}
          hideLabel
          choices={choices ?? []}
          pending={chosen}
          onChoose={submit}
          takeFocus
        />
        {message !== null && <Alert tone={message.tone}>{message.text}</Alert>}
      </div>
    ),
    actions: (
      // With a key of its own, since the very button would become the one that submits, under the same press.
      <Button key="rename" variant="secondary" onClick={rename}>
        {t('common.otherName')}
      </Button>
    ),
  };
}

/** 'Create New Quiz': a name is all it takes, and where that has several meanings, one of them. */
export function CreateQuizDialog({ open, onOpenChange, initialName = '' }: Props) {
  const close = () => onOpenChange(false);
  const form = useCreateQuiz(initialName, close);
  const nameStep = useNameStep(form, close);
  const { content, ...step } = form.choices === null ? nameStep : meaningStep(form);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} {...step}>
      {content}
    </Dialog>
  );
}
