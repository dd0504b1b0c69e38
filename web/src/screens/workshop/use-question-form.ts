import type { OwnQuestion } from '@trivium/contract/workshop';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError, reasonOf } from '../../api/errors.ts';
import { addQuestion, editQuestion, useOwnQuestions, useQuestionChange } from '../../api/workshop.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { bodyOf, problemsOf, type QuestionValues, valuesOf } from './question-form.ts';

const resolver: Resolver<QuestionValues> = (values) => {
  const problems = problemsOf(values);
  if (problems.size === 0) return { values, errors: {} };
  const errors = Object.fromEntries(
    [...problems].map(([name, { text, values: bounds }]) => [
      name,
      { type: text, message: t(`workshop.form.${text}`, bounds) },
    ]),
  );
  return { values: {}, errors };
};

/** What is wrong with the form as a whole. */
export type FormFailure = { readonly kind: 'refused' | 'edited' | 'gone' | 'other'; readonly text: string };

function failureOf(error: Error): FormFailure {
  const text = reasonOf(error, t('workshop.unreachable'));
  if (!(error instanceof ApiError)) return { kind: 'other', text };
  if (error.code === 'question_refused') return { kind: 'refused', text };
  if (error.code === 'edited_meanwhile') return { kind: 'edited', text: t('workshop.form.editedText') };
  return { kind: error.status === 404 ? 'gone' : 'other', text };
}

type Props = { categoryId: string; question?: OwnQuestion; onClose: () => void; onChanged?: () => void };

/** The form of a question: a new one, or one to be changed; both end in a toast and a closed dialog. */
export function useQuestionForm({ categoryId, question, onClose, onChanged }: Props) {
  const { refetch } = useOwnQuestions(categoryId);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [reloaded, setReloaded] = useState(false);
  // The version that the form was filled from, not the one that may have come since.
  const revision = useRef(question?.revision ?? 0);
  const form = useForm<QuestionValues>({ resolver, defaultValues: valuesOf(question) });
  const change = useQuestionChange(categoryId, (values: QuestionValues) =>
    question === undefined
      ? addQuestion(categoryId, bodyOf(values))
      : editQuestion(categoryId, { _id: question._id, revision: revision.current }, bodyOf(values)),
  );

  function save(values: QuestionValues) {
    if (change.isPending) return;
    setFailure(null);
    setReloaded(false);
    onChanged?.();
    change.mutate(values, {
      onSuccess: () => {
        const done = question === undefined ? 'workshop.form.added' : 'workshop.form.saved';
        showToast({ kind: 'success', title: t(done) });
        onClose();
      },
      onError: (error) => setFailure(failureOf(error)),
    });
  }

  /** Fills the form from the version that is there now. */
  async function reload() {
    const { data } = await refetch();
    const now = data?.questions.find(({ _id }) => _id === question?._id);
    if (now === undefined) return setFailure({ kind: 'gone', text: t('workshop.form.gone') });
    revision.current = now.revision;
    form.reset(valuesOf(now));
    setFailure(null);
    setReloaded(true);
  }

  return { form, save, saving: change.isPending, failure, reload, reloaded };
}
