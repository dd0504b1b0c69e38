import type { FactSource } from '../facts/source.ts';
import { LEX } from '../facts/wordnet-file.ts';
import type { Item } from './pool.ts';
import type { Part, Topic } from './topic.ts';

/** The file of places made by people: states, towns, regions. */
const PLACE = 15;
/** The file of what nature made: rivers, lakes, mountains; continents are here as well. */
const NATURE = 17;
const STATE = 26;

const OF_ANIMALS =
  /\b(?:horses?|swine|pigs?|hogs?|sheep|cattle|cows?|livestock|poultry|dogs?|domestic animals?|of animals)\b/u;
const ABOUT_ANIMALS = /animal|veterin|horse|pig|sheep|cattle|cow|dog|cat|farm|pet|livestock/iu;

/**
 * What the dictionary puts below or beside a topic and nobody means by it: by the topic's name, what such an entry
 * says of itself.
 */
const STRAYS: readonly (readonly [topic: RegExp, gloss: RegExp])[] = [
  [
    /\b(?:gods?|goddess(?:es)?|deit(?:y|ies))\b/iu,
    /\b(?:saints?|\w*bishop|patriarch|pope|church|martyr\w*|monk|theologian|apostle|evangelist|Christian\w*)\b/u,
  ],
  [
    /\b(?:mythical|legendary|mythological)\b/iu,
    /\b(?:fictional|fictitious|novels?|detective|sleuth|comic|cartoon|beagle|hero of|created by|written by|character in)\b/u,
  ],
  [/\bengineering\b/iu, /\b(?:computers?|software|programs?|files?|data|information)\b/u],
];
/** Trades are asked about, not those who were famous in them. */
const TRADES = /^(?:jobs|professions|occupations)$/iu;

/** Whether a name stands in a definition only as a second realm of a ruler, or as what something else answers to. */
function isByTheWay(gloss: string, name: string): boolean {
  const phrase = name.replace(/[^\p{L}\p{N} ]/gu, '.');
  const ruled = new RegExp(
    `\\b(?:king|queen|emperor|empress|ruler)\\b[^;]{0,60} and (?:of )?${phrase}\\b`,
    'iu',
  );
  return ruled.test(gloss) || new RegExp(`\\bcounterpart of (?:the )?${phrase}\\b`, 'iu').test(gloss);
}

/** Whether a common word stands in a definition only as the beginning of another name: the horse chestnut is no horse. */
function isInCompound(source: FactSource, gloss: string, phrase: string): boolean {
  const word = phrase.toLowerCase();
  const following = [...gloss.toLowerCase().matchAll(/[\p{L}-]+/gu)].map(([each]) => each);
  const places = following.flatMap((each, n) => (each === word ? [following[n + 1] ?? ''] : []));
  return (
    places.length > 0 && places.every((next) => next !== '' && source.senses(`${word} ${next}`).length > 0)
  );
}

/**
 * What keeps the dictionary's facts for a part of a topic to the topic: no rivers of the states of an empire, no
 * diseases of horses in medicine, no nymphs for seas.
 */
export function isOnTopic(source: FactSource, topic: Topic, part: Part): (item: Item) => boolean {
  const root = part.kind === 'entry' ? source.entries([part.id])[0] : undefined;
  const own = new Set(root?.file === PLACE ? source.below(root.id, 'part', 1) : []);
  const animals = ABOUT_ANIMALS.test(topic.name);
  const strays = STRAYS.filter(([name]) => name.test(topic.name)).map(([, gloss]) => gloss);
  return ({ entry, relation }) => {
    if (strays.some((gloss) => gloss.test(entry.gloss))) return false;
    if (TRADES.test(topic.name) && entry.instance) return false;
    if (part.kind === 'mention' && isByTheWay(entry.gloss, part.phrase)) return false;
    if (
      part.kind === 'mention' &&
      /^\p{Ll}+$/u.test(part.phrase) &&
      isInCompound(source, entry.gloss, part.phrase)
    )
      return false;
    if (root?.file === PLACE && relation === 'part' && entry.file === NATURE && !own.has(entry.id))
      return false;
    if (entry.file === STATE && !animals && OF_ANIMALS.test(entry.gloss)) return false;
    const myth = entry.file === LEX.person && entry.instance && entry.years === '';
    return !(myth && part.kind === 'mention' && /^\p{Ll}/u.test(part.phrase));
  };
}
