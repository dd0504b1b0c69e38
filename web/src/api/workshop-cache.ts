import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';

/**
 * What a change of one question leaves: the category, and the question as it is now or the id of what is gone. A copy
 * of a question of the library `replaces` that one.
 */
export type QuestionChange = { readonly category: Category } & (
  | { readonly question: OwnQuestion; readonly replaces?: string }
  | { readonly deleted: string }
);

/** The questions after a change; a new one comes last, as the server lists them. */
export function withChange(kept: OwnQuestions, change: QuestionChange): OwnQuestions {
  const { category } = change;
  if ('deleted' in change) {
    return { ...kept, category, questions: kept.questions.filter(({ _id }) => _id !== change.deleted) };
  }
  const { question, replaces = question._id } = change;
  const known = kept.questions.some(({ _id }) => _id === replaces);
  const questions = known
    ? kept.questions.map((one) => (one._id === replaces ? question : one))
    : [...kept.questions, question];
  return { ...kept, category, questions };
}
