import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import type { Gate } from './gate.ts';
import { lengthBalance, lengths } from './lengths.ts';
import { distinctOptions, realOptions, separateOptions } from './options.ts';

/** What a gate says of four options, the first being right. */
function reasonFor(gate: Gate, row: string): string | undefined {
  const [answer = '', a = '', b = '', c = ''] = row.split('|').map((option) => option.trim());
  const judgement = gate(makeDraft({ answer, others: [a, b, c] }), { accepted: [] });
  return judgement.ok ? undefined : judgement.reason;
}

describe('distinctOptions', () => {
  it.each([
    'Jupiter | Saturn | Neptune | Mercury',
    'C | C++ | C# | D',
    '-5 | 5 | 0.5 | 50',
    '[] | {} | () | <>',
    '1 000 | 10 000 | 100 000 | 1 000 000',
    'A minor | A major | E minor | E major',
  ])('tells apart: %s', (row) => {
    expect(reasonFor(distinctOptions, row)).toBeUndefined();
  });

  it.each([
    'Jupiter | Saturn | jupiter | Mercury',
    'Bogotá | Quito | Lima | Bogota',
    'The Nile | Nile | Congo | Niger',
    'A whale | An orca | Whale! | A seal',
    'U.S.A. | USA | Canada | Mexico',
    '1,000 | 1000 | 2000 | 3000',
    'Lima | “Quito” | Quito | Caracas',
    'Lima | Quito | Caracas | Caracas ',
  ])('sees two alike: %s', (row) => {
    expect(reasonFor(distinctOptions, row)).toBe('duplicate_option');
  });
});

describe('separateOptions', () => {
  it.each([
    'Jupiter | Saturn | Neptune | Mercury',
    'Iran | Tirana | Iraq | Oman',
    '1 million | 10 million | 100 million | 1 billion',
    '5 | 15 | 50 | 5.5',
    'C | C++ | C# | D',
    'Vitamin C | Vitamin D | Vitamin K | Vitamin B6',
    'Red Sea | Black Sea | Dead Sea | North Sea',
    'A minor | E minor | D minor | B minor',
  ])('finds apart: %s', (row) => {
    expect(reasonFor(separateOptions, row)).toBeUndefined();
  });

  it.each([
    'Carbon | Carbon dioxide | Oxygen | Helium',
    'New York | York | Leeds | Hull',
    'The Rhine | Rhine Falls | The Danube | The Elbe',
    'Austria | Hungary | Austria-Hungary | Bohemia',
    '1914 | 1914-1918 | 1939 | 1945',
    'Henry | Louis | Philip | king henry viii',
  ])('sees one inside another: %s', (row) => {
    expect(reasonFor(separateOptions, row)).toBe('contained_option');
  });
});

describe('realOptions', () => {
  it.each([
    'None | One | Two | Three',
    'All Blacks | Wallabies | Springboks | Pumas',
    'Both hands | One hand | One foot | Both feet',
    'The Others | Lost | Heroes | Fringe',
    'The Answer | The Question | The Riddle | The Key',
  ])('takes: %s', (row) => {
    expect(reasonFor(realOptions, row)).toBeUndefined();
  });

  it.each([
    'All of the above',
    'none of the above.',
    'None of these',
    'All of them',
    'Both of these',
    'Neither of the options',
    'Any of the others',
    'Both A and B',
    'Neither A nor C',
    'Both',
    'Neither',
    'Answers A and B',
    'Option C',
    "I don't know",
    'Not sure',
    'It can’t be determined',
    'Other',
    'All are correct',
    'None are true',
    'All are false',
  ])('refuses: %s', (option) => {
    expect(reasonFor(realOptions, `Mars | Venus | Earth | ${option}`)).toBe('meta_option');
  });
});

describe('lengthBalance', () => {
  it.each([
    ['Io | Ganymede | Europa | Callisto', undefined],
    ['New | Full | First quarter | Last quarter', undefined],
    ['Its fast motion across our sky | Its pulsing colour | Its size | Its ring of gas', 'length_balance'],
  ])('%s: %s', (row, reason) => {
    expect(reasonFor(lengthBalance, row)).toBe(reason);
  });

  it.each([
    ['o'.repeat(13), 'o', undefined],
    ['o'.repeat(14), 'o'.repeat(7), undefined],
    ['o'.repeat(22), 'o'.repeat(10), undefined],
    ['o'.repeat(23), 'o'.repeat(10), 'length_balance'],
    ['o'.repeat(14), 'o'.repeat(6), 'length_balance'],
    ['o'.repeat(60), 'o', 'length_balance'],
  ])('%s beside %s: %s', (long, short, reason) => {
    expect(reasonFor(lengthBalance, `${long} | ${short} | ${short} | ${short}`)).toBe(reason);
    expect(reasonFor(lengthBalance, `${short} | ${short} | ${long} | ${short}`)).toBe(reason);
  });
});

describe('lengths', () => {
  const reasonOf = (change: Parameters<typeof makeDraft>[0]) => {
    const judgement = lengths(makeDraft(change), { accepted: [] });
    return judgement.ok ? undefined : judgement.reason;
  };

  it.each([
    [{}, undefined],
    [{ question: 'q'.repeat(15), answer: 'a', explanation: 'e'.repeat(40) }, undefined],
    [{ question: 'q'.repeat(180), answer: 'a'.repeat(60), explanation: 'e'.repeat(240) }, undefined],
    [{ question: 'q'.repeat(14) }, 'length'],
    [{ question: `${'q'.repeat(14)}  ` }, 'length'],
    [{ question: 'q'.repeat(181) }, 'length'],
    [{ answer: ' ' }, 'length'],
    [{ answer: 'a'.repeat(61) }, 'length'],
    [{ explanation: 'e'.repeat(39) }, 'length'],
    [{ explanation: 'e'.repeat(241) }, 'length'],
  ])('%j: %s', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });
});
