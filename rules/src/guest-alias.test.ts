import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestAlias } from './guest-alias.ts';
import { randomFrom } from './random.ts';

describe('guestAlias', () => {
  it('is two words and four digits that fit an alias, whatever the luck', () => {
    const luck = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(luck, (draws) => {
        const left = [...draws];
        const alias = guestAlias(() => left.shift() ?? 0);
        expect(alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d{3}$/);
        expect(alias.length).toBeLessThanOrEqual(22);
      }),
    );
  });

  it('seldom repeats', () => {
    const random = randomFrom('guests');
    const aliases = new Set(Array.from({ length: 2_000 }, () => guestAlias(random)));
    expect(aliases.size).toBeGreaterThan(1_995);
  });
});
