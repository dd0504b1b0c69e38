import type { OwnQuestion } from '@trivium/contract/workshop';
import { reasonOf } from '../../api/errors.ts';
import { setQuestionStatus, useQuestionChange } from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { needsDecision } from './question-filter.ts';

type Status = 'active' | 'retired';

function doneText(before: OwnQuestion, status: Status): string {
  if (status === 'retired') return t('workshop.retiredNow');
  return t(needsDecision(before) ? 'workshop.kept' : 'workshop.restored');
}

/** Retires a question or has it asked again, which also decides its reports. */
export function useDecision(categoryId: string, question: OwnQuestion, onChanged: () => void) {
  const change = useQuestionChange(categoryId, (status: Status) => setQuestionStatus(question._id, status));

  function decide(status: Status) {
    if (change.isPending) return;
    const said = doneText(question, status);
    change.mutate(status, {
      onSuccess: () => {
        showToast({ kind: 'success', title: said });
        onChanged();
      },
      onError: (error) =>
        showToast({
          kind: 'error',
          title: t('workshop.refused'),
          description: reasonOf(error, t('workshop.unreachable')),
        }),
    });
  }

  return { decide, pending: change.isPending ? change.variables : null };
}

export type Decision = ReturnType<typeof useDecision>;
