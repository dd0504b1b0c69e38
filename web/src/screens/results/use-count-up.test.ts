import { describe, expect, it } from 'vitest';
import { countShare } from './use-count-up.ts';

describe('countShare', () => {
  it.each([
    [0, 0],
    [300, 0],
    [750, 0.875],
    [1_200, 1],
    [5_000, 1],
  ])('after %i ms it has come to %f', (ms, share) => expect(countShare(ms)).toBeCloseTo(share));
});
