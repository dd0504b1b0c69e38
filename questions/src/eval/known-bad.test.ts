import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { judgeDraft, rejectionsOf } from '../gates/judge.ts';
import { optionsOf } from '../options.ts';
import { writeQuiz } from '../writer/write-quiz.ts';
import { BAD_DRAFTS, UNWANTED, type Unwanted } from './known-bad.ts';

const EXPLANATION = 'A scholar of Leiden described the matter at length in letters to his brother in 1702.';
const SEED = 'bad';
/** So many questions take all that a name gives, not a choice of them. */
const ALL = 400;

describe('bad drafts', () => {
  it.each(
    BAD_DRAFTS.map(([reason, question, answer, others, explanation = EXPLANATION]) => ({
      reason,
      draft: { question, answer, others, explanation, difficulty: 3 },
    })),
  )('$reason: $draft.question', ({ reason, draft }) => {
    expect(rejectionsOf(draft).map((rejection) => rejection.reason)).toContain(reason);
  });

  it('would be taken without their fault', () => {
    const draft: Draft = {
      question: 'Which planet has the moons Phobos and Deimos?',
      answer: 'Mars',
      others: ['Venus', 'Saturn', 'Neptune'],
      explanation: EXPLANATION,
      difficulty: 3,
    };
    expect(judgeDraft(draft)).toEqual({ ok: true });
  });
});

function isUnwanted(draft: Draft, { asked, answer, option }: Unwanted[2]): boolean {
  return (
    (asked?.test(draft.question) ?? true) &&
    (answer?.test(draft.answer) ?? true) &&
    (option === undefined || optionsOf(draft).some((text) => option.test(text)))
  );
}

describe('questions that must not be written', () => {
  let source: Awaited<ReturnType<typeof openTestFacts>>;
  beforeAll(async () => {
    source = await openTestFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => source.close());
  const known = new Map<string, readonly Draft[]>();
  const all = (name: string) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const quiz = writeQuiz(source, name, { seed: SEED, wanted: ALL, minimum: 0 });
    if (!quiz.ok) throw new Error(`${name}: ${quiz.reason}`);
    known.set(name, quiz.questions);
    return quiz.questions;
  };

  it.each(UNWANTED)(
    '%s: %s',
    (name, _, unwanted) => {
      expect(all(name).filter((draft) => isUnwanted(draft, unwanted))).toEqual([]);
    },
    BUILD_TIMEOUT_MS,
  );
});
