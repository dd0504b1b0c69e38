import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draft } from './draft.ts';
import { makeDraft } from './make-draft.ts';

const sound = makeDraft();
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('draft', () => {
  it('takes a sound draft, with a timer or without', () => {
    expect(z.parse(draft, sound)).toEqual(sound);
    expect(z.parse(draft, { ...sound, timer: 45 })).toEqual({ ...sound, timer: 45 });
  });

  it('trims, composes accents and drops what it does not know', () => {
    const typed = { ...sound, answer: ' Bogota\u0301 ', id: 'x', correct: 2 };
    expect(z.parse(draft, typed)).toEqual({ ...sound, answer: 'Bogotá' });
  });

  it.each([
    ['a question of 15', { question: 'q'.repeat(15) }],
    ['a question of 180', { question: 'q'.repeat(180) }],
    ['an option of 1', { answer: 'a' }],
    ['an option of 60', { others: ['b'.repeat(60), 'c', 'd'] }],
    ['an explanation of 40', { explanation: 'e'.repeat(40) }],
    ['an explanation of 240', { explanation: 'e'.repeat(240) }],
    ['level 1', { difficulty: 1 }],
    ['level 10', { difficulty: 10 }],
    ['a timer of 15 s', { timer: 15 }],
    ['a timer of 60 s', { timer: 60 }],
  ])('takes %s', (_, change) => {
    expect(accepts(draft, { ...sound, ...change })).toBe(true);
  });

  it.each([
    ['a question of 14', { question: 'q'.repeat(14) }],
    ['a question of 181', { question: 'q'.repeat(181) }],
    ['an empty option', { answer: '' }],
    ['an option of spaces', { answer: '   ' }],
    ['an option of 61', { others: ['b'.repeat(61), 'c', 'd'] }],
    ['an explanation of 39', { explanation: 'e'.repeat(39) }],
    ['an explanation of 241', { explanation: 'e'.repeat(241) }],
    ['two others', { others: ['b', 'c'] }],
    ['four others', { others: ['b', 'c', 'd', 'e'] }],
    ['a number among the options', { others: [1, 'c', 'd'] }],
    ['level 0', { difficulty: 0 }],
    ['level 11', { difficulty: 11 }],
    ['level 2.5', { difficulty: 2.5 }],
    ['a level in words', { difficulty: 'easy' }],
    ['a timer of 14 s', { timer: 14 }],
    ['a timer of 61 s', { timer: 61 }],
    ['a line break', { question: 'Which planet\nis the largest?' }],
    ['U+0000', { answer: 'Jupi\u0000ter' }],
    ['a lone surrogate', { answer: 'Jupiter\ud800' }],
    ['no explanation', { explanation: undefined }],
    ['a megabyte', { explanation: 'e'.repeat(1_000_000) }],
  ])('refuses %s', (_, change) => {
    expect(accepts(draft, { ...sound, ...change })).toBe(false);
  });

  it('can be shown to a model as a JSON schema with its bounds', () => {
    const json = z.toJSONSchema(draft, { io: 'input' });
    expect(json.required).toEqual(['question', 'answer', 'others', 'explanation', 'difficulty']);
    expect(json.properties).toMatchObject({
      question: { minLength: 15, maxLength: 180 },
      difficulty: { minimum: 1, maximum: 10 },
    });
  });
});
