import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCategory, getCategoryToPlay, listCategories, rateCategory } from './categories.ts';

const ID = '018f6a7e-3c1d-7b2a-9f00-0123456789ab';
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('createCategory', () => {
  it.each([
    ['  Greek   myths ', 'Greek myths'],
    ['日本の歴史', '日本の歴史'],
    ['C#', 'C#'],
    ['\u{1f680}'.repeat(60), '\u{1f680}'.repeat(60)],
  ])('takes the name %j', (typed, name) => {
    expect(z.parse(createCategory.body, { name: typed })).toEqual({ name });
  });

  it.each([
    '',
    ' ',
    'x',
    '\u3164\u3164\u3164',
    'a'.repeat(101),
    'Two\nlines',
    'a\u0000b',
    'a\ud800b',
    5,
    null,
  ])('refuses the name %j', (name) => {
    expect(accepts(createCategory.body, { name })).toBe(false);
  });

  it('names the field for a person', () => {
    const { error } = z.safeParse(createCategory.body, { name: ' ' });
    expect(error?.issues[0]?.message).toBe('The quiz name must have 2 to 60 characters.');
  });
});

describe('listCategories', () => {
  it.each([
    [{}, { limit: 200 }],
    [{ limit: '1' }, { limit: 1 }],
    [
      { limit: '500', search: 'myths', cursor: 'abc' },
      { limit: 500, search: 'myths', cursor: 'abc' },
    ],
    [{ search: '' }, { search: '', limit: 200 }],
    [{ utm: 'x' }, { limit: 200 }],
  ])('reads %j', (query, expected) => {
    expect(z.parse(listCategories.query, query)).toEqual(expected);
  });

  it.each([
    { limit: '0' },
    { limit: '501' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: '' },
    { limit: 'all' },
    { limit: '1e999' },
    { limit: ['1', '2'] },
    { search: 'a'.repeat(101) },
    { search: 'a\u0000' },
    { search: ['a', 'b'] },
    { cursor: 'a'.repeat(201) },
    { cursor: 'a\u0000' },
  ])('refuses %j', (query) => {
    expect(accepts(listCategories.query, query)).toBe(false);
  });
});

describe('getCategoryToPlay', () => {
  it.each([
    [{}, true],
    [{ exclude: ID }, true],
    [{ exclude: '' }, false],
    [{ exclude: 'undefined' }, false],
  ])('%j: %s', (query, ok) => {
    expect(accepts(getCategoryToPlay.query, query)).toBe(ok);
  });
});

describe('rateCategory', () => {
  it.each([1, 2, 3, 4, 5])('takes %i', (rating) => {
    expect(z.parse(rateCategory.body, { rating })).toEqual({ rating });
  });

  it.each([0, 6, -1, 4.5, '5', null, undefined, true, [5], Number.NaN])('refuses %j', (rating) => {
    const { error } = z.safeParse(rateCategory.body, { rating });
    expect(error?.issues.map((issue) => issue.message)).toContain(
      'The rating must be a whole number from 1 to 5.',
    );
  });
});
