import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draft } from '../draft.ts';
import { keyOf } from '../facts/key.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { rejectionsOf } from '../gates/judge.ts';
import { longestAnswerShare } from '../gates/set.ts';
import { writeQuiz } from './write-quiz.ts';

/** Names with the questions that they give at least: a change of the filters that loses them is seen. */
const GOLDEN: Record<string, number> = {
  Biology: 35,
  Physics: 35,
  Chemistry: 35,
  Astronomy: 35,
  Psychology: 25,
  Philosophy: 30,
  Economics: 25,
  Law: 35,
  Medicine: 35,
  'Human body': 35,
  'Computer science': 30,
  Mathematics: 35,
  Geology: 30,
  History: 20,
  'World War 2': 25,
  'Ancient Rome': 20,
  'Greek mythology': 30,
  Grammar: 15,
  Architecture: 30,
  'French Revolution': 18,
  'Periodic table': 35,
  Genetics: 15,
  Literature: 30,
  Birds: 35,
  Dogs: 25,
  Cats: 18,
  Dinosaurs: 20,
  Trees: 35,
  Flowers: 30,
  Sharks: 15,
  Insects: 30,
  Mammals: 35,
  Space: 35,
  Gemstones: 30,
  Weather: 25,
  Snakes: 20,
  'Horse breeds': 25,
  Cooking: 30,
  Cheese: 18,
  Wine: 20,
  Chess: 25,
  Cars: 30,
  Poker: 15,
  Dance: 25,
  'Musical instruments': 30,
  Coffee: 20,
  Composers: 30,
  Shakespeare: 25,
  Opera: 30,
  Jazz: 20,
  Movies: 30,
  'Capital cities': 35,
  'Countries of Europe': 35,
  Flags: 28,
  Switzerland: 18,
  Rivers: 20,
  France: 35,
  Cities: 35,
  London: 18,
  Football: 35,
  Tennis: 20,
  'Formula 1': 22,
  'Premier League': 22,
  Sports: 30,
  JavaScript: 28,
  'Roman numerals': 25,
  'Harry Potter': 22,
};

/** Right answers that once made bad questions: leaks, abuse, facts gone out of date, wrong senses. */
const NEVER = [
  'lapdog',
  'snafu',
  'Guallatiri',
  'Ursa Major',
  'Thomas a Becket',
  'deep space',
  'computer error',
  'pulse',
  'housewife',
  'Hamas',
];

describe('writeQuiz', () => {
  let source: Awaited<ReturnType<typeof openTestFacts>>;
  beforeAll(async () => {
    source = await openTestFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => source.close());
  const write = (name: string, seed = 'golden') => {
    const quiz = writeQuiz(source, name, { seed });
    if (!quiz.ok) throw new Error(`${name}: ${quiz.reason}`);
    return quiz;
  };

  it.each(Object.entries(GOLDEN))('%s gives at least %d sound questions', (name, least) => {
    const { questions } = write(name);
    expect(questions.length).toBeGreaterThanOrEqual(least);
    questions.forEach((question, i) => {
      expect(rejectionsOf(question, { accepted: questions.slice(0, i) })).toEqual([]);
      expect(z.safeParse(draft, question).success).toBe(true);
      expect(NEVER).not.toContain(question.answer);
    });
    expect(longestAnswerShare(questions)).toBeLessThanOrEqual(0.34);
    expect(new Set(questions.map((question) => question.difficulty)).size).toBeGreaterThanOrEqual(4);
  });

  it('never makes the topic its own answer', () => {
    for (const name of ['Samba', 'Chess', 'Dogs', 'Golf', 'Coffee', 'Kenya']) {
      const quiz = writeQuiz(source, name, { seed: 's' });
      if (quiz.ok) expect(quiz.questions.map(({ answer }) => keyOf(answer))).not.toContain(keyOf(name));
    }
  });

  it('gives the same quiz for the same seed and another for another', () => {
    const texts = (seed: string) => write('Birds', seed).questions.map(({ question }) => question);
    expect(texts('a')).toEqual(texts('a'));
    expect(texts('a')).not.toEqual(texts('b'));
  });

  it('keeps to the number wanted and to the minimum', () => {
    const few = writeQuiz(source, 'Birds', { seed: 's', wanted: 10, minimum: 5 });
    expect(few.ok && few.questions.length).toBe(10);
    const tooFew = writeQuiz(source, 'Birds', { seed: 's', wanted: 10, minimum: 15 });
    expect(tooFew).toMatchObject({
      ok: false,
      failed: 'too_few',
      reason: expect.stringContaining('10 sound questions'),
    });
  });

  it('says why not, in plain words and with what is near', () => {
    expect(writeQuiz(source, 'Taylor Swift songs', { seed: 's' })).toMatchObject({
      ok: false,
      failed: 'unknown',
    });
    expect(writeQuiz(source, 'Vögel', { seed: 's' })).toMatchObject({ ok: false, nearest: ['Birds'] });
    const python = writeQuiz(source, 'Python', { seed: 's' });
    expect(python).toMatchObject({ ok: false, failed: 'ambiguous' });
    const [, language] = python.ok ? [] : python.choices;
    expect(writeQuiz(source, 'Python', { seed: 's', ...(language && { sense: language.sense }) }).ok).toBe(
      true,
    );
  });

  it('counts what it turns away, by reason', () => {
    const { rejected } = write('Dogs');
    expect(rejected.obscure).toBeGreaterThan(0);
    expect(rejected.leak).toBeGreaterThan(0);
  });
});
