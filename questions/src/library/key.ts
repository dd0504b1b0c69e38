import { wordsOf } from '../words/text.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  men: 'man',
  women: 'woman',
  oxen: 'ox',
  children: 'child',
  people: 'person',
  fungi: 'fungus',
  cacti: 'cactus',
  octopi: 'octopus',
  bacteria: 'bacterium',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  movies: 'film',
  movie: 'film',
};

// American spellings and what they are in the library's.
const BRITISH: Readonly<Record<string, string>> = {
  color: 'colour',
  flavor: 'flavour',
  humor: 'humour',
  theater: 'theatre',
  center: 'centre',
  jewelry: 'jewellery',
  airplane: 'plane',
  math: 'maths',
  pajama: 'pyjama',
  favorite: 'favourite',
  harbor: 'harbour',
  armor: 'armour',
  neighbor: 'neighbour',
  donut: 'doughnut',
  yogurt: 'yoghurt',
  mum: 'mother',
  mom: 'mother',
};

const KEPT = /(?:ss|us|is|ics|ous|news|series|species)$/u;

/** A word in the singular and in British spelling, where a simple rule tells it; others stay as they are. */
function plainWord(word: string): string {
  const known = IRREGULAR[word] ?? BRITISH[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith('s') || KEPT.test(word)) return word;
  const single = /[^aeiou]ies$/u.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:[sxz]|ch|sh|[^aeiou]o)es$/u.test(word)
      ? word.slice(0, -2)
      : word.slice(0, -1);
  return IRREGULAR[single] ?? BRITISH[single] ?? single;
}

const JOINED = new Set(['the', 'a', 'an', 'and', 'of']);

/**
 * What two ways of typing a name have in common: no case, accents, punctuation, articles or "and"; words in the
 * singular and in British spelling. 'The Mice & Rats' and 'mouse, rat' have the same key.
 */
export function nameKey(name: string): string {
  const words = wordsOf(name.replaceAll('&', ' and '));
  const telling = words.filter((word) => !JOINED.has(word));
  return (telling.length > 0 ? telling : words).map(plainWord).join(' ');
}
