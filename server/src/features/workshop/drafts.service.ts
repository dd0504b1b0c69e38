import type { Body } from '@trivium/contract/endpoint';
import type { addQuestion } from '@trivium/contract/workshop';
import { type Draft, ownDraft } from '@trivium/questions/draft';
import { schemaSentence, sentenceOf } from '@trivium/questions/formats/sentences';
import type { Rejection } from '@trivium/questions/gates/gate';
import { rejectionsOf } from '@trivium/questions/gates/judge';
import { ApiError } from '../../http/api-error.ts';
import { draftOf } from '../questions/service.ts';
import type { Content } from '../questions/store.ts';
import type { QuestionRow } from './questions.store.ts';

/** What an owner typed. */
export type Typed = Body<typeof addQuestion>;

/** A rejection as a sentence; the formats speak of files, here it is about a quiz. */
export function sentence(rejection: Rejection): string {
  if (rejection.reason !== 'near_duplicate') return sentenceOf(rejection);
  return `Another question of this quiz is much the same: this one ${rejection.detail}.`;
}

/**
 * What a new question of a category is compared with. Of shared questions the key is left out: otherwise whether
 * a question is refused would tell whether it guesses the key.
 */
export function draftsBeside(rows: readonly QuestionRow[]): Draft[] {
  return rows.map((row) => (row.category_id === null ? { ...draftOf(row), answer: '' } : draftOf(row)));
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

function candidateOf(typed: Typed, picture: Draft['picture']): Draft {
  const [first, second, third] = typed.others;
  return {
    question: oneLine(typed.question),
    answer: oneLine(typed.answer),
    others: [oneLine(first), oneLine(second), oneLine(third)],
    explanation: oneLine(typed.explanation),
    difficulty: typed.difficulty,
    ...(typed.timerInSeconds === undefined ? {} : { timer: typed.timerInSeconds }),
    ...(picture === undefined ? {} : { picture }),
  };
}

function textAt(draft: Draft, [field, place]: readonly PropertyKey[]): string {
  if (field === 'others') return draft.others[Number(place)] ?? '';
  return field === 'question' || field === 'answer' || field === 'explanation' ? draft[field] : '';
}

const refused = (sentences: readonly string[]) => new ApiError('question_refused', sentences.join(' '));

/**
 * The sound draft that was typed; `picture` is what the question shows already, `beside` the other questions
 * of its category.
 * @throws ApiError question_refused with everything that is wrong with it
 */
export function soundDraft(typed: Typed, picture: Draft['picture'], beside: readonly Draft[]): Draft {
  const candidate = candidateOf(typed, picture);
  const parsed = ownDraft.safeParse(candidate);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ code, path }) =>
      schemaSentence({ code, field: String(path[0]), text: textAt(candidate, path) }),
    );
    throw refused([...new Set(sentences)]);
  }
  const rejections = rejectionsOf(parsed.data, { accepted: beside, own: true });
  if (rejections.length > 0) throw refused(rejections.map(sentence));
  return parsed.data;
}

/** Whether two contents say the same; the order in which the options are kept does not count. */
export function sameContent(a: Content, b: Content): boolean {
  const told = (c: Content) =>
    JSON.stringify([
      c.question,
      c.correct_answer,
      c.answers.toSorted(),
      c.explanation,
      c.difficulty,
      c.timer_seconds,
    ]);
  return told(a) === told(b);
}
