import type { FactSource } from '../facts/source.ts';
import { wordsOf } from '../words/text.ts';
import { countryNamed, countryOfDemonym } from './place-names.ts';
import { formsOf } from './plural.ts';
import { sensesOf } from './senses.ts';
import type { Resolution } from './topic.ts';
import { capitalised } from './wording.ts';

/** Words of a region that stand in definitions beside those of its countries. */
const PEOPLES: Record<string, readonly string[]> = {
  european: ['european', 'europe'],
  african: ['african', 'africa'],
  asian: ['asian', 'asia'],
  greek: ['greek', 'greece'],
  roman: ['roman', 'rome'],
  british: ['british', 'britain', 'english', 'england', 'scottish', 'scotland', 'welsh'],
  english: ['english', 'england'],
  scottish: ['scottish', 'scotland'],
  celtic: ['celtic'],
  norse: ['norse'],
  arab: ['arab', 'arabian'],
  medieval: ['medieval', 'middle'],
  tropical: ['tropical'],
  australian: ['australian', 'australia'],
  american: ['american', 'america', 'united'],
  marine: ['marine', 'sea', 'ocean'],
  extinct: ['extinct', 'prehistoric'],
  aquatic: ['aquatic', 'water'],
  poisonous: ['poisonous', 'venomous', 'toxic'],
  venomous: ['poisonous', 'venomous'],
  renaissance: ['renaissance'],
  baroque: ['baroque'],
  romantic: ['romantic'],
};

/** Words that several countries have in their names: the British are not of the United States. */
const SHARED = new Set(
  'united states kingdom republic new south north east saint san and of the islands democratic african central'.split(
    ' ',
  ),
);

function wordsAbout(source: FactSource, modifier: string): readonly string[] | undefined {
  const people = PEOPLES[modifier];
  if (people !== undefined) return people;
  const country = countryOfDemonym(source, modifier) ?? countryNamed(source, modifier);
  if (country === undefined) return undefined;
  return wordsOf(`${country.demonym} ${country.name}`).filter((word) => !SHARED.has(word));
}

/** A head with a modifier of place, people or time: 'French painters' are the painters whose definition says so. */
export function narrowed(source: FactSource, key: string): Resolution | undefined {
  const before = /^(?<modifier>\w+) (?<head>.+)$/u.exec(key)?.groups;
  const after = /^(?<head>.+) (?:of|in|from) (?:the )?(?<modifier>\w+)$/u.exec(key)?.groups;
  for (const found of [before, after]) {
    const about = wordsAbout(source, found?.modifier ?? '');
    if (about === undefined) continue;
    const senses = formsOf(found?.head ?? '')
      .map((form) => sensesOf(source, form))
      .find((list) => list.length > 0);
    const first = senses?.[0];
    if (first === undefined) continue;
    const name = capitalised(key.replace(found?.modifier ?? '', capitalised));
    return {
      status: 'ok',
      topic: { name, parts: [{ kind: 'entry', id: first.entry.id, about }] },
      interpretation: name,
    };
  }
  return undefined;
}

/** Words before a head that limit it in time, beside those of place and people. */
const TIMES = new Set([
  'ancient',
  'modern',
  'contemporary',
  'prehistoric',
  'classical',
  'early',
  'victorian',
]);

/**
 * Whether a qualifier of one half of a union may hold for the others too, which do not carry one: in 'Roman emperors and
 * generals' the generals are Roman as well, and in 'rivers and cities of France' the rivers are French.
 */
export function sharesQualifier(source: FactSource, halves: readonly string[]): boolean {
  const qualifies = (word: string | undefined) =>
    word !== undefined && (TIMES.has(word) || wordsAbout(source, word) !== undefined);
  const before = halves.map((half) => qualifies(/^(\w+) ./u.exec(half)?.[1]));
  const after = halves.map((half) => qualifies(/ (?:of|in|from) (?:the )?(\w+)$/u.exec(half)?.[1]));
  const carried = halves.map((_, i) => before[i] === true || after[i] === true);
  return (before[0] === true || after.at(-1) === true) && carried.includes(false);
}
