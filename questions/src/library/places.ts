import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Countries } from 'world-countries';
import { nameKey } from './key.ts';

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

type Names = ReadonlyMap<string, string>;

/**
 * Names of countries by what belongs to them, and by what they are called elsewhere. The list itself is not kept: most
 * of its megabytes are of no use here.
 */
function readCountries(): { demonyms: Names; natives: Names } {
  const file = createRequire(import.meta.url).resolve('world-countries/countries.json');
  const countries = JSON.parse(readFileSync(file, 'utf8')) as Countries;
  const demonyms = new Map<string, string>();
  const natives = new Map<string, string>();
  for (const { name, demonyms: all, translations } of countries) {
    for (const word of [all?.eng?.m, all?.eng?.f]) if (word) demonyms.set(nameKey(word), name.common);
    for (const other of [...Object.values(name.native ?? {}), ...Object.values(translations ?? {})])
      natives.set(nameKey(other.common), name.common);
  }
  return { demonyms, natives };
}

const { demonyms, natives } = readCountries();

/** The place, people or time that an adjective belongs to, by name: 'french' is France; undefined for other words. */
export function placeOfAdjective(word: string): string | undefined {
  const key = nameKey(word);
  return OTHERS[key] ?? demonyms.get(key);
}

/** The English name of a country that is typed in another language; undefined for other words. */
export function countryInOtherWords(word: string): string | undefined {
  return natives.get(nameKey(word));
}
