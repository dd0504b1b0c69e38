import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import {
  difficultyCounts,
  difficultyFindings,
  longestAnswerFindings,
  longestAnswerShare,
  setFindings,
} from './set.ts';

const longest = makeDraft({ answer: 'Jupiter!!' });
const tied = makeDraft({ answer: 'Neptune', others: ['Mercury', 'Mars', 'Venus'] });
const set = (longestOnes: number, tiedOnes: number) => [
  ...Array.from({ length: longestOnes }, () => longest),
  ...Array.from({ length: tiedOnes }, () => tied),
];
const levels = (...counts: number[]) =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => makeDraft({ difficulty: i + 1 })));
const reasons = (findings: { reason: string }[]) => findings.map((finding) => finding.reason);

describe('longestAnswerShare', () => {
  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 3, 0.25],
    [4, 0, 1],
  ])('%i longest and %i tied', (a, b, share) => {
    expect(longestAnswerShare(set(a, b))).toBe(share);
  });

  it.each([
    [3, 7, []],
    [31, 69, ['longest_answer']],
  ])('%i of %i', (a, b, found) => {
    expect(reasons(longestAnswerFindings(set(a, b)))).toEqual(found);
  });
});

describe('difficultyFindings', () => {
  it('counts the levels', () => {
    expect(difficultyCounts(levels(1, 0, 2))).toEqual([1, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['four of each', [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], []],
    ['a quarter of one', [10, 4, 4, 4, 3, 3, 3, 3, 3, 3], []],
    ['more than a quarter of one', [11, 4, 4, 4, 3, 3, 3, 3, 3, 3], ['crowded_level']],
    ['a level missing', [5, 4, 4, 4, 4, 4, 4, 4, 4, 0], ['missing_level']],
  ])('%s', (_, counts, found) => {
    expect(reasons(difficultyFindings(levels(...counts)))).toEqual(found);
  });

  it('tells numbers that a writer can use', () => {
    expect(longestAnswerFindings(set(4, 6))[0]?.detail).toBe(
      'the right answer is the longest in 40 %, more than 30 %',
    );
    expect(difficultyFindings(levels(8, 4, 4, 4, 4, 1, 1, 1, 1)).map((f) => f.detail)).toEqual([
      '29 % are of difficulty 1, more than 25 %',
      'no question of difficulty 10',
    ]);
  });

  it('misses every level of an empty set', () => {
    expect(reasons(setFindings([]))).toEqual(Array.from({ length: 10 }, () => 'missing_level'));
  });
});
