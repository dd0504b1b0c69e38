import { keyOf } from '../facts/key.ts';
import type { Country, FactSource } from '../facts/source.ts';
import { regionOf } from './templates/country-facts.ts';
import type { Part } from './topic.ts';

const SHORT: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  holland: 'NL',
  burma: 'MM',
  'czech republic': 'CZ',
  uae: 'AE',
  swaziland: 'SZ',
};

/** A country by its English name or a usual short form. */
export function countryNamed(source: FactSource, key: string): Country | undefined {
  const code = SHORT[key];
  return source.countries().find((country) => country.code === code || keyOf(country.name) === key);
}

/** A country by its demonym: 'french' is France. */
export function countryOfDemonym(source: FactSource, key: string): Country | undefined {
  return source.countries().find((country) => country.demonym !== '' && keyOf(country.demonym) === key);
}

/** The English name of a country whose name in another language is typed, or undefined. */
export function countryInOtherWords(source: FactSource, key: string): string | undefined {
  return source.countries().find((country) => country.natives.some((name) => keyOf(name) === key))?.name;
}

const COLLECTIONS: Record<string, string> = {
  capital: 'capitals',
  capitals: 'capitals',
  'capital city': 'capitals',
  'capital cities': 'capitals',
  country: 'countries',
  countries: 'countries',
  nation: 'countries',
  nations: 'countries',
  geography: 'countries',
  city: 'cities',
  cities: 'cities',
  town: 'cities',
  towns: 'cities',
  border: 'borders',
  borders: 'borders',
  state: 'countries',
};

/** Names put together from a collection and a place: 'capitals of Africa', 'Asian countries', 'cities in France'. */
export function placeCollection(source: FactSource, key: string): Part[] | undefined {
  const of = /^(?<what>.+?) (?:of|in|from) (?:the )?(?<where>.+)$/u.exec(key)?.groups;
  const before = /^(?<where>.+) (?<what>capital cities|capital city|\w+)$/u.exec(key)?.groups;
  for (const found of [of, before]) {
    const name = COLLECTIONS[found?.what ?? ''];
    const where = found?.where ?? '';
    if (name === undefined) continue;
    if (['world', 'earth'].includes(where)) return [{ kind: 'collection', name }];
    if (name === 'cities' && where === 'american')
      return [{ kind: 'collection', name: 'towns', place: 'US' }];
    if (regionOf(where) !== undefined) return [{ kind: 'collection', name, place: where }];
    const country = countryNamed(source, where) ?? countryOfDemonym(source, where);
    if (country !== undefined && name === 'cities')
      return [{ kind: 'collection', name: 'towns', place: country.code }];
  }
  return undefined;
}
