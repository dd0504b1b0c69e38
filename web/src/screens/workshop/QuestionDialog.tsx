import type { OwnQuestion } from '@trivium/contract/workshop';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { type FormFailure, useQuestionForm } from './use-question-form.ts';

const TITLES = {
  refused: 'workshop.form.refused',
  edited: 'workshop.form.edited',
  gone: 'workshop.refused',
  other: 'workshop.refused',
} as const;

/** Stands above the fields and takes the focus, since the button that was pressed may be far below. */
function Failure({ failure, onReload }: { failure: FormFailure; onReload: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.text !== '') alert.current?.focus();
  }, [failure]);
  return (
    <Alert ref={alert} tone="bad" title={t(TITLES[failure.kind])}>
      <p>{failure.text}</p>
      {failure.kind === 'edited' && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={onReload}>
          {t('workshop.form.reload')}
        </Button>
      )}
    </Alert>
  );
}

type Props = {
  categoryId: string;
  /** The one to be changed; without it a new one is added. */
  question?: OwnQuestion;
  onClose: () => void;
  /** Called before a change, which may take the question out of the list on show. */
  onChanged?: () => void;
};

/** Adds a question, or changes one. */
export function QuestionDialog(props: Props) {
  const id = useId();
  const { form, save, saving, failure, reload, reloaded } = useQuestionForm(props);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t(props.question === undefined ? 'workshop.form.addTitle' : 'workshop.form.editTitle')}
      {...(props.question?.shared ? { description: t('workshop.form.copyText') } : {})}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button type="submit" form={id} loading={saving}>
            {t('workshop.form.save')}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        {failure !== null && <Failure failure={failure} onReload={() => void reload()} />}
        {reloaded && <Alert tone="info">{t('workshop.form.reloaded')}</Alert>}
        <QuestionFields form={form} />
      </form>
    </Dialog>
  );
}
