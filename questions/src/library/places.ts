import { createRequire } from 'node:module';
import type { Countries } from 'world-countries';
import { nameKey } from './key.ts';

// The package is CommonJS whose types promise a default export that it does not have.
const countries = createRequire(import.meta.url)('world-countries') as Countries;

// Adjectives of places that are no countries, or that the list of countries has in another form.
const OTHERS: Readonly<Record<string, string>> = {
  european: 'Europe',
  african: 'Africa',
  asian: 'Asia',
  'south american': 'South America',
  'latin american': 'South America',
  'north american': 'United States',
  'central american': 'Central America',
  'middle eastern': 'Middle East',
  caribbean: 'Caribbean',
  american: 'United States',
  british: 'United Kingdom',
  english: 'England',
  scottish: 'Scotland',
  welsh: 'Wales',
  dutch: 'Netherlands',
  roman: 'Ancient Rome',
  greek: 'Greece',
  arab: 'Middle East',
  arctic: 'Arctic',
  antarctic: 'Antarctica',
  parisian: 'Paris',
  viking: 'Vikings',
  soviet: 'Soviet Union',
  korean: 'South Korea',
  biblical: 'Bible',
  christian: 'Christianity',
  jewish: 'Judaism',
  islamic: 'Islam',
  muslim: 'Islam',
  hindu: 'Hinduism',
  buddhist: 'Buddhism',
  medieval: 'Middle Ages',
  victorian: 'Queen Victoria',
  renaissance: 'Renaissance',
  mathematical: 'Maths',
  scientific: 'Science',
  political: 'Politics',
  religious: 'Religion',
  historical: 'History',
  female: 'Women who changed the world',
};

const demonyms = new Map(
  countries.flatMap(({ name, demonyms: all }) =>
    [all?.eng?.m, all?.eng?.f]
      .filter((word) => word !== undefined && word !== '')
      .map((word) => [nameKey(word as string), name.common] as const),
  ),
);

/** The place, people or time that an adjective belongs to, by name: 'french' is France; undefined for other words. */
export function placeOfAdjective(word: string): string | undefined {
  const key = nameKey(word);
  return OTHERS[key] ?? demonyms.get(key);
}

const natives = new Map(
  countries.flatMap(({ name, translations }) =>
    [...Object.values(name.native ?? {}), ...Object.values(translations ?? {})].map(
      ({ common }) => [nameKey(common), name.common] as const,
    ),
  ),
);

/** The English name of a country that is typed in another language; undefined for other words. */
export function countryInOtherWords(word: string): string | undefined {
  return natives.get(nameKey(word));
}
