import { LIMITS } from '@trivium/contract/limits';
import { addQuestion, type OwnQuestion } from '@trivium/contract/workshop';
import * as z from 'zod/mini';
import type { TypedQuestion } from '../../api/workshop.ts';

// The content security policy forbids eval, which zod would try for speed.
z.config({ jitless: true });

/** What the form holds: texts, as inputs have them. */
export type QuestionValues = Record<
  'question' | 'answer' | 'other1' | 'other2' | 'other3' | 'explanation' | 'difficulty' | 'seconds',
  string
>;

const EMPTY: QuestionValues = {
  question: '',
  answer: '',
  other1: '',
  other2: '',
  other3: '',
  explanation: '',
  difficulty: '5',
  seconds: '',
};

/** The values that the form starts with: those of a question, or those of a new one. */
export function valuesOf(question: OwnQuestion | undefined): QuestionValues {
  if (question === undefined) return EMPTY;
  const [other1 = '', other2 = '', other3 = ''] = question.others;
  return {
    question: question.question,
    answer: question.answer ?? '',
    other1,
    other2,
    other3,
    explanation: question.explanation ?? '',
    difficulty: String(question.difficulty),
    seconds: String(question.timerInSeconds),
  };
}

/** What is sent. Numbers that are none become NaN, which the contract refuses. */
export function bodyOf(values: QuestionValues): TypedQuestion {
  const number = (text: string) => (/^\s*\d{1,4}\s*$/u.test(text) ? Number(text) : Number.NaN);
  return {
    question: values.question.trim(),
    answer: values.answer.trim(),
    others: [values.other1.trim(), values.other2.trim(), values.other3.trim()],
    explanation: values.explanation.trim(),
    difficulty: number(values.difficulty),
    ...(values.seconds.trim() === '' ? {} : { timerInSeconds: number(values.seconds) }),
  };
}

const REQUIRED = ['question', 'answer', 'other1', 'other2', 'other3'] as const;
const ANSWERS = ['answer', 'other1', 'other2', 'other3'] as const;

/** What is wrong with a field: a text of `workshop.form` and its values. */
export type FieldProblem = {
  readonly text: 'required' | 'same' | 'tooLong' | 'difficultyWrong' | 'secondsWrong';
  readonly values?: { readonly min?: number; readonly max: number };
};

const tooLong = ({ max }: { max: number }): FieldProblem => ({ text: 'tooLong', values: { max } });

/** The field of the form that a part of the body comes from, and what is wrong with it. */
function problemAt([part, place]: readonly PropertyKey[]): [keyof QuestionValues, FieldProblem] | null {
  switch (part) {
    case 'question':
      return [part, tooLong(LIMITS.ownQuestion)];
    case 'answer':
      return [part, tooLong(LIMITS.option)];
    case 'others':
      return [ANSWERS[Number(place) + 1] ?? 'other1', tooLong(LIMITS.option)];
    case 'explanation':
      return [part, tooLong(LIMITS.explanation)];
    case 'difficulty':
      return [part, { text: 'difficultyWrong', values: LIMITS.difficulty }];
    case 'timerInSeconds':
      return ['seconds', { text: 'secondsWrong', values: LIMITS.ownTimer }];
    default:
      return null;
  }
}

const plain = (text: string) => text.trim().toLowerCase();

/** The fields that say what another answer above them says. */
function repeated(values: QuestionValues): (keyof QuestionValues)[] {
  return ANSWERS.filter(
    (name, i) =>
      plain(values[name]) !== '' &&
      ANSWERS.slice(0, i).some((other) => plain(values[other]) === plain(values[name])),
  );
}

/** What is wrong with the typed question before it is sent, by field. The server judges whether it is a sound one. */
export function problemsOf(values: QuestionValues): Map<keyof QuestionValues, FieldProblem> {
  const problems = new Map<keyof QuestionValues, FieldProblem>();
  for (const { path } of z.safeParse(addQuestion.body, bodyOf(values)).error?.issues ?? []) {
    const problem = problemAt(path);
    if (problem !== null) problems.set(...problem);
  }
  for (const name of repeated(values)) problems.set(name, { text: 'same' });
  for (const name of REQUIRED) {
    if (values[name].trim() === '') problems.set(name, { text: 'required' });
  }
  return problems;
}
