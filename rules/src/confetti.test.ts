import { expect, it } from 'vitest';
import { confettiPieces } from './confetti.ts';

it.each([
  [100, false, 300],
  [100, true, 300],
  [99, false, 100],
  [99, true, 200],
  [80, false, 100],
  [80, true, 200],
  [79, false, 0],
  [79, true, 200],
  [0, false, 0],
  [0, true, 200],
])('%i %% with a level gained %s: %i pieces', (accuracy, leveledUp, pieces) => {
  expect(confettiPieces(accuracy, leveledUp)).toBe(pieces);
});
