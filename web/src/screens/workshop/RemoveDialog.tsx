import type { OwnQuestion } from '@trivium/contract/workshop';
import { reasonOf } from '../../api/errors.ts';
import { deleteQuestion, useQuestionChange } from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  categoryId: string;
  question: OwnQuestion;
  onClose: () => void;
  onChanged: () => void;
};

const OWN = { title: 'workshop.removeTitle', text: 'workshop.removeText', done: 'workshop.removed' } as const;
const SHARED = {
  title: 'workshop.takeOutTitle',
  text: 'workshop.takeOutText',
  done: 'workshop.takenOut',
} as const;

/** Asks before a question is deleted, or one of the library taken out of the quiz. */
export function RemoveDialog({ categoryId, question: { _id, question, shared }, onClose, onChanged }: Props) {
  const words = shared ? SHARED : OWN;
  const remove = useQuestionChange(categoryId, async () => {
    const { category } = await deleteQuestion(categoryId, _id);
    return { category, deleted: _id };
  });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', title: t(words.done) }),
    });
  return (
    <ConfirmDialog
      danger
      title={t(words.title)}
      text={t(words.text, { question })}
      action={t(shared ? 'workshop.takeOut' : 'workshop.remove')}
      pending={remove.isPending}
      failure={remove.error === null ? null : reasonOf(remove.error, t('workshop.unreachable'))}
      onConfirm={() => {
        onChanged();
        confirm();
      }}
      onClose={onClose}
    />
  );
}
