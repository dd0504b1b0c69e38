import type { OwnQuestion } from '@trivium/contract/workshop';
import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const questionsOf = (active: number, retired: number) =>
  [...Array(active).fill('active'), ...Array(retired).fill('retired')].map(
    (status) => ({ status }) as OwnQuestion,
  );

it.each([
  ['ready', 20, 0, 3, { play: true, publish: 'absent', withdraw: true, rewrite: false, remove: 'played' }],
  ['ready', 20, 0, 0, { play: true, publish: 'absent', withdraw: true, rewrite: false, remove: 'offered' }],
  ['draft', 15, 0, 0, { play: false, publish: 'offered', withdraw: false, rewrite: true, remove: 'offered' }],
  ['draft', 14, 9, 1, { play: false, publish: 'tooFew', withdraw: false, rewrite: true, remove: 'played' }],
  ['failed', 0, 0, 0, { play: false, publish: 'absent', withdraw: false, rewrite: true, remove: 'offered' }],
  [
    'failed',
    16,
    0,
    0,
    { play: false, publish: 'offered', withdraw: false, rewrite: true, remove: 'offered' },
  ],
  [
    'draft',
    40,
    0,
    0,
    { play: false, publish: 'offered', withdraw: false, rewrite: false, remove: 'offered' },
  ],
  [
    'generating',
    9,
    0,
    0,
    { play: false, publish: 'absent', withdraw: false, rewrite: false, remove: 'absent' },
  ],
] as const)(
  '%s with %i active and %i retired, played %i times',
  (status, active, retired, completionCount, expected) => {
    const data = {
      category: { status, completionCount },
      questions: questionsOf(active, retired),
      publishMin: 15,
    };
    expect(standingOf(data)).toEqual(expected);
  },
);
