import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { related } from './related.ts';

const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/u));

describe('related', () => {
  it.each(
    pairs(`
      lap lapdog
      dog lapdog
      gold goldfish
      foot football
      ball basketball
      berry strawberries
      earth earthquake
      western southwestern
      cycle bicycle
      marine submarine
      swiss switzerland
      denmark danish
      france french
      dutch netherlands
      thai thailand
      naples neapolitan
      italy italian
      brazil brazilian
      japan japanese
      canada canadian
      mexico mexican
      america americans
      russian russia
      texas texan
      mars martian
      gnosis gnosticism
      mixed mixture
      persecuting persecution
      bluish blue
      city cities
      sea seas
      pie pies
      black blackout
      sphere biosphere
      wolf wolves
      mouse mice
      planet planets
      create creation
      describe describing
      win winning
      swim swimmer
      happy happiness
      industry industrial
      piano pianist
      painter painting
      nobel nobelium
      uranus uranium
      explore explorer
      emperor empire
      long length
      write written
      strong strength
      1984 1984
    `),
  )('%s gives away %s', (a, b) => {
    expect(related(a ?? '', b ?? '')).toBe(true);
    expect(related(b ?? '', a ?? '')).toBe(true);
  });

  it.each(
    pairs(`
      cat cattle
      car carbon
      car care
      1950 1950s
      sea chelsea
      sand thousand
      late chocolate
      even seven
      mark denmark
      lion million
      king viking
      rest everest
      land finland
      rain ukraine
      count country
      plane planet
      moth mother
      flow flower
      home homer
      niger nigeria
      roman romantic
      finish finland
      iran iraq
      austria australia
      mars march
      rome romeo
      star start
      port portugal
      wind window
      event seventh
      range orange
      man mango
      198 1984
      2 20
      10th 10
    `),
  )('%s says nothing about %s', (a, b) => {
    expect(related(a ?? '', b ?? '')).toBe(false);
    expect(related(b ?? '', a ?? '')).toBe(false);
  });

  it('holds both ways, and for every word with itself', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(related(a, b)).toBe(related(b, a));
        expect(related(a, a)).toBe(true);
      }),
    );
  });
});
