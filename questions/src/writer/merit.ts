import type { Entry } from '../facts/entry.ts';
import { LEX } from '../facts/wordnet-file.ts';

/** What can be met or visited makes the better questions: animals, food, persons, places, plants. */
const VIVID = new Set<number>([LEX.animal, LEX.food, LEX.person, 15, LEX.plant]);
/** Acts, attributes, cognition, communication, feelings, groups, relations, states and the like. */
const ABSTRACT = new Set([3, 4, 7, 9, 10, 12, 14, 16, 22, 23, 24, 26]);
const COLLECTIVE =
  /^(?:any of|an? (?:group|class|collection|set|category|family|number) of|the (?:group|class) of)/u;

/** Points of merit for the sort of thing that an entry is, -2 to 1: collective and abstract ones come last. */
export function sortOf(entry: Entry): number {
  const vivid = VIVID.has(entry.file) ? 1 : ABSTRACT.has(entry.file) ? -1 : 0;
  return vivid - (COLLECTIVE.test(entry.gloss) ? 1 : 0);
}
