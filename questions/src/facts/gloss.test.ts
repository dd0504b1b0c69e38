import { describe, expect, it } from 'vitest';
import { genderCue, isNounPhrase, isStale, takeApart } from './gloss.ts';

describe('takeApart', () => {
  it.each([
    ['a lively ballroom dance from Brazil  ', 'a lively ballroom dance from Brazil', ''],
    ['(physics) the basic unit of charge; "a coulomb of it"', 'the basic unit of charge', ''],
    [
      'Italian baroque composer and violinist (1675-1741)',
      'Italian baroque composer and violinist',
      '1675-1741',
    ],
    ['Roman emperor; built a wall (63 BC - AD 14)', 'Roman emperor; built a wall', '63 BC - AD 14'],
    ['United States author (born in 1931)', 'United States author', 'born in 1931'],
    ['the island to the to the east of Australia', 'the island to the east of Australia', ''],
  ])('%s', (raw, text, years) => {
    expect(takeApart(raw)).toEqual({ text, years });
  });
});

describe('isStale', () => {
  it.each([
    'the world’s highest volcano; in the Andes in northern Chile',
    'any of the nine planets that revolve around the sun',
    'a former communist country in eastern Europe',
    'the basic monetary unit of Germany',
    'a company that is currently the leading producer of steel',
    'a terrorist organization that seeks to overthrow the government',
    'a school that produces young militants skilled in jihad',
  ])('sees that "%s" may have gone out of date', (text) => {
    expect(isStale(text)).toBe(true);
  });

  it.each(['a dog small and tame enough to be held in the lap', 'the largest of the great apes'])(
    'has nothing against "%s"',
    (text) => {
      expect(isStale(text)).toBe(false);
    },
  );
});

describe('isNounPhrase', () => {
  it.each([
    'of western United States',
    'having many legs',
    'containing meat or cheese',
    'used for cutting',
    'either of two punctuation marks (or) used to enclose textual material',
    'a mark () of printers',
  ])('refuses the fragment "%s"', (text) => {
    expect(isNounPhrase(text)).toBe(false);
  });
  it.each([
    'a tool (usually of iron) for cutting',
    'large American thrush having a rust-red breast',
    'Italian composer',
  ])('takes "%s"', (text) => {
    expect(isNounPhrase(text)).toBe(true);
  });
});

describe('genderCue', () => {
  it.each([
    ['wife of Agamemnon who had him murdered', 'f'],
    ['husband and brother of Isis', 'm'],
    ['Polish physicist who discovered two elements', ''],
  ])('of "%s" is "%s"', (text, cue) => {
    expect(genderCue(text)).toBe(cue);
  });
});
