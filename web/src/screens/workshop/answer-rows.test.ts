import type { OwnQuestion } from '@trivium/contract/workshop';
import { expect, it } from 'vitest';
import { answerRows } from './answer-rows.ts';

const question = (answered: number, answers: OwnQuestion['answers']) =>
  ({ answer: 'Etna', others: ['Fuji', 'Hekla', 'Teide'], answered, answers }) as OwnQuestion;
const shares = (rows: ReturnType<typeof answerRows>) =>
  rows.map(({ text, percentage }) => [text, percentage]);

it('has the right answer first and no shares before anybody has answered', () => {
  const rows = answerRows(question(0, [{ text: 'Etna', times: 0, percentage: 0 }]));
  expect(rows.map(({ right }) => right)).toEqual([true, false, false, false]);
  expect(rows.every(({ percentage }) => percentage === null)).toBe(true);
});

it('gives each answer its share, also one that nobody chose, and the timeouts last', () => {
  const answers = [
    { text: 'Etna', times: 5, percentage: 50 },
    { text: 'Teide', times: 3, percentage: 30 },
    { text: '', times: 2, percentage: 20 },
  ];
  expect(shares(answerRows(question(10, answers)))).toEqual([
    ['Etna', 50],
    ['Fuji', 0],
    ['Hekla', 0],
    ['Teide', 30],
    ['', 20],
  ]);
});

it('says nothing of timeouts where there were none', () => {
  const answers = [{ text: 'Etna', times: 1, percentage: 100 }];
  expect(answerRows(question(1, answers))).toHaveLength(4);
});

it('tells nothing of a question whose key was not asked for', () => {
  const options = ['Etna', 'Fuji', 'Hekla', 'Teide'];
  const untold = { ...question(10, []), answer: null, others: [], options };
  expect(shares(answerRows(untold))).toEqual(options.map((text) => [text, null]));
  expect(answerRows(untold).some(({ right }) => right)).toBe(false);
});
