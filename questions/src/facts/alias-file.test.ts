import { describe, expect, it } from 'vitest';
import { parseAliases, readAliases } from './alias-file.ts';

describe('parseAliases', () => {
  it('tells the same names from the near ones', () => {
    expect(parseAliases('# a note\n\nMaths, Mathematics ~ sums, numbers = mathematics + !maths\n')).toEqual([
      { key: 'maths', name: 'Maths', target: 'mathematics + !maths', near: false },
      { key: 'mathematics', name: 'Maths', target: 'mathematics + !maths', near: false },
      { key: 'sums', name: 'Maths', target: 'mathematics + !maths', near: true },
      { key: 'numbers', name: 'Maths', target: 'mathematics + !maths', near: true },
    ]);
  });

  it.each([
    ['Maths', 'no target in "Maths"'],
    ['Cats, felines = cat\nBig cats, Felines = big cat', '"felines" is both Cats and Big cats'],
  ])('%j is an error', (text, message) => {
    expect(() => parseAliases(text)).toThrow(message);
  });
});

describe('the table of aliases', () => {
  it('has no topic that is offered for a name of its own', () => {
    const aliases = readAliases();
    const own = new Set(aliases.filter(({ near }) => !near).map(({ key, name }) => `${key}|${name}`));
    expect(aliases.filter(({ near, key, name }) => near && own.has(`${key}|${name}`))).toEqual([]);
  });
});
