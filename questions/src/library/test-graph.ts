import { parseFieldFile } from './field-file.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';
import { buildGraph } from './topic-graph.ts';

/** Topics for tests: lines of a field's file. */
export function testIndex(...lines: string[]): NameIndex {
  return buildNameIndex(buildGraph([parseFieldFile('all', ['# All | world | 1', ...lines].join('\n'))]));
}

/** A small world with synonyms, double meanings and two levels. */
export const WORLD: readonly string[] = [
  'Animals | wildlife',
  'Dinosaurs | dinosaur, T. rex | Animals',
  'Mice and rats | mice, rats, rodents | Animals',
  'Frogs | toads | Animals',
  'Planets',
  'Mercury | planet Mercury | Planets',
  'Queen | Freddie Mercury, Mercury',
  'Glass',
  'Glasses | spectacles',
  'World War II | ww2, second world war',
  'Science',
  'Women who changed the world | women, famous women',
  'France',
  'Cheese',
  'Colours | hues',
  'Iceland',
  'Islands',
  'Basketball',
  'England | English',
  'Kings and queens | kings, monarchs',
  'The 1980s | 80s, eighties',
  'Music | songs',
  'Dinner parties',
];
