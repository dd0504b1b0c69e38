import { randomFrom } from '@trivium/rules/random';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draft } from '../draft.ts';
import { judgeDraft } from '../gates/judge.ts';
import { packQuestions } from '../writer/templates/pack.ts';
import { parsePack, readPacks } from './pack-file.ts';

const LINES = `# Cats
? Which cat {}?
has no tail | Manx | 3 | Those with a stump of one are called stumpies.
* How many lives has a cat? | nine | six; ten; two | 1 | The saying is older than Shakespeare.`;

describe('parsePack', () => {
  it('reads blocks and questions that stand for themselves', () => {
    const pack = parsePack('cats', LINES);
    expect(pack.name).toBe('Cats');
    expect(pack.blocks.flat().map(({ question, answer }) => [question, answer])).toEqual([
      ['Which cat has no tail?', 'Manx'],
      ['How many lives has a cat?', 'nine'],
    ]);
    expect(pack.blocks[1]?.[0]?.others).toEqual(['six', 'ten', 'two']);
  });

  it.each([
    ['? Which {}?\nx | y | 3', 'four fields'],
    ['* Which? | y | a; b | 3 | note', 'three others'],
  ])('names the line that is off: %j', (text, message) => {
    expect(() => parsePack('p', text)).toThrow(message);
  });
});

describe('the packs', () => {
  it.each(readPacks().map((pack) => [pack.slug, pack] as const))('%s gives sound questions', (slug, pack) => {
    const facts = pack.blocks.flat();
    const made = packQuestions(pack, randomFrom(slug));
    const sound = made.filter((each) => judgeDraft(each.draft).ok);
    expect(facts.every((fact) => fact.level >= 1 && fact.level <= 10)).toBe(true);
    expect(sound.length).toBeGreaterThanOrEqual(Math.floor(facts.length * 0.75));
    for (const { draft: each } of sound) expect(z.safeParse(draft, each).success).toBe(true);
  });
});
