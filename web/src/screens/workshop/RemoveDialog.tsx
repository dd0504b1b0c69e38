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

/** Asks before a question is deleted. */
export function RemoveDialog({ categoryId, question: { _id, question }, onClose, onChanged }: Props) {
  const remove = useQuestionChange(categoryId, async () => {
    const { category } = await deleteQuestion(_id);
    return { category, deleted: _id };
  });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', title: t('workshop.removed') }),
    });
  return (
    <ConfirmDialog
      danger
      title={t('workshop.removeTitle')}
      text={t('workshop.removeText', { question })}
      action={t('workshop.remove')}
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
