import type { Choice } from '@trivium/contract/fields';
import { useNavigate } from 'react-router';
import { ApiError, reasonOf } from '../../api/errors.ts';
import {
  publishCategory,
  rewriteCategory,
  useCategoryChange,
  useDeleteCategory,
  withdrawCategory,
} from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';

const CALLS = { publish: publishCategory, withdraw: withdrawCategory, rewrite: rewriteCategory } as const;

export type Action = keyof typeof CALLS;
type Wanted = { readonly action: Action; readonly sense?: string };

const choicesOf = (error: unknown): readonly Choice[] => (error instanceof ApiError ? error.choices : []);

/**
 * What the owner does with a quiz as a whole.
 * @param onChanged called when something was done, so that the focus can find a new place
 */
export function useQuizActions(id: string, onChanged: () => void) {
  const change = useCategoryChange(id, ({ action, sense }: Wanted) => CALLS[action](id, sense));
  const choices = choicesOf(change.error);

  function run(action: Action, sense?: string) {
    if (change.isPending) return;
    change.mutate(sense === undefined ? { action } : { action, sense }, {
      onSuccess: ({ message }) => {
        showToast({ kind: 'success', title: message });
        onChanged();
      },
    });
  }

  return {
    run,
    /** What is on its way. */
    pending: change.isPending ? change.variables : null,
    /** Meanings that the server wants one of before it writes. */
    choices,
    /** Forgets a failure and the meanings. */
    reset: change.reset,
    failure:
      change.error === null || choices.length > 0 ? null : reasonOf(change.error, t('workshop.unreachable')),
  };
}

export type QuizActionState = ReturnType<typeof useQuizActions>;

/** Deletes the quiz and leaves its room. */
export function useLeaveByDeleting(id: string) {
  const navigate = useNavigate();
  const remove = useDeleteCategory(id);
  return {
    remove: () =>
      remove.mutate(undefined, {
        onSuccess: () => {
          navigate('/', { replace: true });
          showToast({ kind: 'success', title: t('workshop.deleted') });
        },
      }),
    removing: remove.isPending,
    failure: remove.error === null ? null : reasonOf(remove.error, t('workshop.unreachable')),
  };
}
