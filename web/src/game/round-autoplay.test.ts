import { expect, it } from 'vitest';
import { readingPauseMs } from './round-autoplay.ts';

it('gives time to read, within bounds', () => {
  expect(readingPauseMs('')).toBe(4_000);
  expect(readingPauseMs('x'.repeat(50))).toBe(7_500);
  expect(readingPauseMs('x'.repeat(1_000))).toBe(15_000);
});
