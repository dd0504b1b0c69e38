import type { Draft } from './draft.ts';

/** A sound draft for tests, with what a test changes about it. */
export function makeDraft(change: Partial<Draft> = {}): Draft {
  return {
    question: 'Which planet is known for its Great Red Spot?',
    answer: 'Jupiter',
    others: ['Saturn', 'Neptune', 'Mercury'],
    explanation: 'The storm is wider than the Earth and has been watched through telescopes since the 1830s.',
    difficulty: 3,
    ...change,
  };
}
