import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../facts/key.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { writeQuiz } from './write-quiz.ts';

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
