import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import { expect, it } from 'vitest';
import { withFirst, withPresent } from './category-cache.ts';
import { withChange } from './workshop-cache.ts';

const category = (_id: string, name = _id) => ({ _id, name }) as Category;
const question = (_id: string, text = _id) => ({ _id, question: text }) as OwnQuestion;
const kept: OwnQuestions = {
  category: category('c', 'before'),
  questions: [question('a'), question('b')],
  publishMin: 15,
  keepMin: 12,
};
const now = category('c', 'now');
const texts = (data: OwnQuestions) => data.questions.map((one) => one.question);

it.each([
  ['a new question comes last', { question: question('new') }, ['a', 'b', 'new']],
  ['a changed one keeps its place', { question: question('a', 'changed') }, ['changed', 'b']],
  [
    'a copy takes the place of what it replaces',
    { question: question('copy'), replaces: 'a' },
    ['copy', 'b'],
  ],
  ['a deleted one goes', { deleted: 'a' }, ['b']],
  ['one that is gone already stays gone', { deleted: 'x' }, ['a', 'b']],
])('%s', (_, change, expected) => {
  const after = withChange(kept, { category: now, ...change });
  expect(texts(after)).toEqual(expected);
  expect(after).toMatchObject({ category: now, publishMin: 15, keepMin: 12 });
});

it('a created category comes first, and once', () => {
  const list = [category('a'), category('b')];
  expect(withFirst(list, category('new')).map(({ _id }) => _id)).toEqual(['new', 'a', 'b']);
  expect(withFirst(list, category('b', 'now'))).toEqual([category('b', 'now'), category('a')]);
});

it('a changed category keeps its place, and one that is not listed stays out', () => {
  const list = [category('a'), category('b')];
  expect(withPresent(list, category('b', 'now'))).toEqual([category('a'), category('b', 'now')]);
  expect(withPresent(list, category('x'))).toEqual(list);
});
