import type { OwnQuestion } from '@trivium/contract/workshop';
import { expect, it } from 'vitest';
import { withKey } from './with-key.ts';

const question = (change: Partial<OwnQuestion>) =>
  ({
    _id: 'q',
    revision: 1,
    answer: null,
    others: [],
    explanation: null,
    answers: [],
    likes: 0,
    ...change,
  }) as OwnQuestion;
const TOLD = question({ answer: 'Etna', others: ['Fuji', 'Hekla', 'Teide'], explanation: 'So.' });

it('keeps the key that was told when the list comes anew, with its newer figures', () => {
  expect(withKey(question({ likes: 3 }), TOLD)).toMatchObject({
    answer: 'Etna',
    explanation: 'So.',
    likes: 3,
  });
});

it('knows no key before it is told, nor that of another wording', () => {
  expect(withKey(question({}), null).answer).toBeNull();
  expect(withKey(question({ revision: 2 }), TOLD).answer).toBeNull();
});

it('leaves a question alone whose key is listed', () => {
  const own = question({ answer: 'Vesuvius' });
  expect(withKey(own, TOLD)).toBe(own);
});
