import { expect, it } from 'vitest';
import { inSection, sectionsOf } from './sections.ts';

const CATEGORIES = ['Pets', null, 'Wild', 'Pets'].map((section) => ({ section }));

it('counts the sections of a field in their order, and leaves out empty ones', () => {
  expect(sectionsOf(['Wild', 'Farm', 'Pets'], CATEGORIES)).toEqual([
    { name: 'Wild', count: 1 },
    { name: 'Pets', count: 2 },
  ]);
  expect(sectionsOf([], CATEGORIES)).toEqual([]);
});

it.each([
  [null, 4],
  ['Pets', 2],
  ['Farm', 0],
])('in section %j: %i', (section, count) => {
  expect(inSection(CATEGORIES, section)).toHaveLength(count);
});
