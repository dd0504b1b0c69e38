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
 * What keeps the dictionary's facts for a part of a topic to the topic: no rivers of the states of an empire, no
 * diseases of horses in medicine, no nymphs for seas.
 */
export function isOnTopic(source: FactSource, topic: Topic, part: Part): (item: Item) => boolean {
  const root = part.kind === 'entry' ? source.entries([part.id])[0] : undefined;
  const own = new Set(root?.file === PLACE ? source.below(root.id, 'part', 1) : []);
  const animals = ABOUT_ANIMALS.test(topic.name);
  return ({ entry, relation }) => {
    if (root?.file === PLACE && relation === 'part' && entry.file === NATURE && !own.has(entry.id))
      return false;
    if (entry.file === STATE && !animals && OF_ANIMALS.test(entry.gloss)) return false;
    const myth = entry.file === LEX.person && entry.instance && entry.years === '';
    return !(myth && part.kind === 'mention' && /^\p{Ll}/u.test(part.phrase));
  };
}
