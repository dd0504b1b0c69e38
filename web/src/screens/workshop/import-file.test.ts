import { LIMITS } from '@trivium/contract/limits';
import { describe, expect, it } from 'vitest';
import { sentName, tooLarge } from './import-file.ts';
import { csvTemplate } from './template.ts';

describe('tooLarge', () => {
  it.each([
    [0, null],
    [LIMITS.importBytes, null],
    [LIMITS.importBytes + 1, '1.01'],
    [LIMITS.importBytes * 2.5, '2.50'],
  ])('%i bytes: %s', (bytes, expected) => {
    expect(tooLarge(bytes)).toBe(expected);
  });
});

describe('sentName', () => {
  it.each([
    ['quiz.csv', 'quiz.csv'],
    [`${'x'.repeat(500)}.xlsx`, `${'x'.repeat(LIMITS.fileName.max - 5)}.xlsx`],
  ])('%s', (name, expected) => {
    expect(sentName(name)).toBe(expected);
  });
});

it('the template has a cell for each column', () => {
  const [header, example, rest] = csvTemplate().slice(1).split('\r\n');
  expect(example?.split('","')).toHaveLength(header?.split('","').length ?? 0);
  expect(rest).toBe('');
});
