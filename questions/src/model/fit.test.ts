import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { loadLibrary } from '../library/read-library.ts';
import { makeDraft } from '../make-draft.ts';
import { unfitness } from './fit.ts';

/** Mostly titles and plain words of the body, which a model is not given the benefit of. */
const MAX_LOST = 0.01;

describe('unfitness', () => {
  it('has hardly anything against good questions', async () => {
    const drafts = (await loadLibrary()).files.flatMap((file) => file.questions);
    const lost = drafts.filter((draft) => unfitness(draft, 'canary-key-5c1e') !== undefined);
    expect(drafts.length).toBeGreaterThan(1_000);
    expect(lost.length / drafts.length).toBeLessThan(MAX_LOST);
  });

  it.each<[string, Partial<Draft>]>([
    ['numbers', { answer: '8', others: ['4', '10', '12'] }],
    ['single letters', { answer: 'C', others: ['A', 'D', 'K'] }],
    ['signs', { answer: '&&', others: ['||', '??', '=='] }],
    ['two kinds, two of each', { answer: 'Zero', others: ['1', '2', 'Many'] }],
    [
      'tags in a question about them',
      { question: 'Which HTML tag marks a paragraph of text?', answer: '<p>', others: ['<b>', '<i>', '<a>'] },
    ],
    ['stars that multiply', { question: 'What does 2 * 3 * 4 give in a sum of this kind?' }],
    ['names with underscores', { answer: '__init__', others: ['__main__', '__name__', '__file__'] }],
    [
      'a word in letters of its own',
      { question: 'What does the Greek word λόγος mean in most of the old books?' },
    ],
  ])('leaves alone %s', (_, change) => {
    expect(unfitness(makeDraft(change), undefined)).toBeUndefined();
  });

  it.each([
    ['a placeholder', 'none'],
    ['the name of a planet', 'jupiter'],
  ])('takes no short key for a secret: %s', (_, key) => {
    expect(unfitness(makeDraft(), key)).toBeUndefined();
  });
});
