import type { OwnQuestion } from '@trivium/contract/workshop';
import { describe, expect, it } from 'vitest';
import { filtered, searched } from './question-filter.ts';

const plain: OwnQuestion = {
  _id: 'plain',
  revision: 1,
  shared: false,
  question: 'Which volcano buried Pompeii?',
  options: ['Etna', 'Popocatépetl', 'Stromboli', 'Vesuvius'],
  answer: 'Vesuvius',
  others: ['Etna', 'Stromboli', 'Popocatépetl'],
  explanation: 'In the year 79.',
  difficulty: 3,
  timerInSeconds: 20,
  imageUrl: null,
  imageAlt: null,
  status: 'active',
  source: 'owner',
  answered: 0,
  answers: [],
  likes: 0,
  dislikes: 0,
  reports: [],
};
const report = { reason: 'other', otherText: 'Hm.', createdAt: '2026-01-01T00:00:00Z' } as const;
const QUESTIONS: OwnQuestion[] = [
  plain,
  { ...plain, _id: 'reported', reports: [report] },
  { ...plain, _id: 'hidden', status: 'hidden' },
  { ...plain, _id: 'retired', status: 'retired', question: 'Which is the largest moon?', options: [] },
];
const UNTOLD: OwnQuestion = {
  ...plain,
  _id: 'shared',
  shared: true,
  answer: null,
  others: [],
  explanation: null,
  reports: [report],
};
const ids = (questions: readonly OwnQuestion[]) => questions.map(({ _id }) => _id);

describe('filtered', () => {
  it.each([
    ['all', ['plain', 'reported', 'hidden', 'retired']],
    ['needsYou', ['reported', 'hidden']],
    ['retired', ['retired']],
  ] as const)('%s', (filter, expected) => {
    expect(ids(filtered(QUESTIONS, filter))).toEqual(expected);
  });
});

it('leaves the reports of a question of the library to others', () => {
  expect(filtered([UNTOLD], 'needsYou')).toEqual([]);
});

it('searches the options of a question whose key was not asked for', () => {
  expect(searched([UNTOLD], 'stromboli')).toHaveLength(1);
  expect(searched([UNTOLD], '79')).toHaveLength(0);
});

describe('searched', () => {
  it.each([
    ['', 4],
    ['  ', 4],
    ['moon', 1],
    ['MOON largest', 1],
    ['popocatepetl', 3],
    ['79', 4],
    ['volcano moon', 0],
  ])('%j finds %i', (search, count) => {
    expect(searched(QUESTIONS, search)).toHaveLength(count);
  });
});
