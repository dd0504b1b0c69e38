import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draft } from '../draft.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { rejectionsOf } from '../gates/judge.ts';
import { longestAnswerShare } from '../gates/set.ts';
import { writeQuiz } from '../writer/write-quiz.ts';
import { ASKED_BACK, FOREIGN, MISSPELT, TURNED_AWAY, YIELDS } from './golden-names.ts';

/** Right answers may be the longest option in this share of a quiz. */
const MAX_LONGEST = 0.34;

describe('the golden names', () => {
  let source: Awaited<ReturnType<typeof openTestFacts>>;
  beforeAll(async () => {
    source = await openTestFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => source.close());
  const write = (name: string, sense?: string) =>
    writeQuiz(source, name, { seed: 'golden', ...(sense === undefined ? {} : { sense }) });

  it.each(Object.entries(YIELDS))(
    '%s gives at least %d sound questions',
    { timeout: BUILD_TIMEOUT_MS },
    (name, least) => {
      const quiz = write(name);
      if (!quiz.ok) throw new Error(`${name}: ${quiz.reason}`);
      const { questions } = quiz;
      expect(questions.length).toBeGreaterThanOrEqual(least);
      questions.forEach((question, i) => {
        expect(rejectionsOf(question, { accepted: questions.slice(0, i) })).toEqual([]);
        expect(z.safeParse(draft, question).success).toBe(true);
      });
      expect(longestAnswerShare(questions)).toBeLessThanOrEqual(MAX_LONGEST);
      expect(new Set(questions.map((question) => question.difficulty)).size).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(ASKED_BACK)('%s is asked back about, and some meaning gives a quiz', (name) => {
    const asked = write(name);
    if (asked.ok) throw new Error(`${name} was taken for ${asked.interpretation}`);
    expect(asked.failed).toBe('ambiguous');
    expect(asked.choices.length).toBeGreaterThanOrEqual(2);
    expect(asked.choices.map(({ sense }) => write(name, sense).ok)).toContain(true);
  });

  it.each(TURNED_AWAY)('%s is %s, with a reason', (name, failed) => {
    const quiz = write(name);
    if (quiz.ok) throw new Error(`${name} was taken for ${quiz.interpretation}`);
    expect(quiz.failed).toBe(failed);
    expect(quiz.reason).toMatch(/^\S.*[.!?]$/u);
  });

  it.each(MISSPELT)('%s is taken for %s', (typed, topic) => {
    const quiz = write(typed);
    expect(quiz.ok && quiz.name).toBe(topic);
  });

  it.each(FOREIGN)('%s publishes nothing and offers %s', (typed, offered) => {
    const quiz = write(typed);
    expect(quiz).toMatchObject({ ok: false, failed: 'unknown', nearest: [offered] });
  });
});
