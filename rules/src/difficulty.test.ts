import { describe, expect, it } from 'vitest';
import { categoryDifficulty, difficultyBand } from './difficulty.ts';

describe('difficultyBand', () => {
  it.each([
    [1, 'Easy', 1],
    [2, 'Easy', 1],
    [3, 'Easy', 1],
    [4, 'Medium', 2],
    [5, 'Medium', 2],
    [6, 'Hard', 3],
    [7, 'Hard', 3],
    [8, 'Expert', 4],
    [9, 'Expert', 4],
    [10, 'Expert', 4],
    [0, 'Easy', 1],
    [11, 'Expert', 4],
  ])('level %i is %s with %i pips', (level, name, pips) => {
    expect(difficultyBand(level)).toEqual({ name, pips });
  });
});

describe('categoryDifficulty', () => {
  it.each([
    [1, 'Easy'],
    [3.99, 'Easy'],
    [4, 'Medium'],
    [5.99, 'Medium'],
    [6, 'Hard'],
    [10, 'Hard'],
  ])('a mean level of %f is %s', (mean, name) => {
    expect(categoryDifficulty(mean)).toBe(name);
  });
});
