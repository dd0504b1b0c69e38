import { useMutation } from '@tanstack/react-query';
import type { OwnQuestion } from '@trivium/contract/workshop';
import { useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { revealQuestion } from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { withKey } from './with-key.ts';

/** A question of the library and its key, which is told only when the owner asks for it. */
export function useReveal(categoryId: string, listed: OwnQuestion) {
  const [told, setTold] = useState<OwnQuestion | null>(null);
  const question = withKey(listed, told);
  const ask = useMutation({ mutationFn: () => revealQuestion(categoryId, listed._id) });

  /** Has the key told, and then goes on: at once where it is known. */
  function reveal(then: () => void) {
    if (question.answer !== null) return then();
    if (ask.isPending) return;
    ask.mutate(undefined, {
      onSuccess: (answer) => {
        setTold(answer.question);
        then();
      },
      onError: (error) =>
        showToast({
          kind: 'error',
          title: t('workshop.refused'),
          description: reasonOf(error, t('workshop.unreachable')),
        }),
    });
  }

  return { question, reveal, pending: ask.isPending };
}

export type Reveal = ReturnType<typeof useReveal>;
