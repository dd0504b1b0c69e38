import { type Random, shuffled } from '@trivium/rules/random';
import { keyOf } from '../../facts/key.ts';
import type { City, Country, FactSource } from '../../facts/source.ts';

/**
 * Where the seat of government, the constitution and usage differ, or a capital is disputed or moving: there is no
 * one right answer, so nobody is asked.
 */
const DISPUTED_CAPITAL = new Set([
  'IL',
  'SZ',
  'BO',
  'ZA',
  'NR',
  'LK',
  'BJ',
  'CI',
  'ID',
  'GQ',
  'BI',
  'YE',
  'PS',
  'MY',
  'TZ',
  'NG',
  'NL',
]);
/** Nigeria, Tanzania and the Netherlands have one capital by law; it is only known less than the largest city. */
const SETTLED_CAPITAL = new Set(['TZ', 'NG', 'NL', 'LK']);
/** English names where the city data has others. */
const CITY_NAMES: Record<string, string> = {
  'New York City': 'New York',
  Bengaluru: 'Bangalore',
  Antwerpen: 'Antwerp',
  Brugge: 'Bruges',
  Gent: 'Ghent',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Göteborg: 'Gothenburg',
  Genève: 'Geneva',
  Zürich: 'Zurich',
  Firenze: 'Florence',
  Torino: 'Turin',
  Sevilla: 'Seville',
  Zaragoza: 'Saragossa',
};
/** What the data counts as a town is sometimes a part of one. */
const NO_TOWN =
  /\b(?:Branch|Municipality|Cantonment|Township|Estate|Industrial|District|Colony|Quarter|Area|Zone)\b/u;
/** Well known states; the rest are harder by so many levels. */
const FAMOUS = new Set(
  'US GB FR DE IT ES PT JP CN IN BR RU CA AU MX EG GR TR IE NL SE NO CH AT BE DK FI PL AR ZA KE NG TH KR VN NZ CU'.split(
    ' ',
  ),
);
const KNOWN = new Set(
  'UA RO HU CZ IS PE CL CO VE MA TN DZ ET GH SN TZ SA AE IR IQ IL SY LB JO PK BD NP LK ID MY PH SG MN KP AF JM HR RS BG SK SI LT LV EE LU MT CY GE AM AZ KZ UZ BO EC UY PY CR PA GT ZW ZM UG AO LY SD SO RW CM MG KH LA MM FJ PG QA KW OM YE BY MD AL MK MC VA'.split(
    ' ',
  ),
);

/** What the templates of geography share: countries by code and the cities of each, with English names. */
export type World = {
  readonly all: readonly Country[];
  readonly byCode: ReadonlyMap<string, Country>;
  readonly capital: (country: Country) => string | undefined;
  readonly citiesOf: (code: string) => readonly City[];
  /** Whether a town of the country, large or small, has this name, accents aside. */
  readonly hasTown: (code: string, name: string) => boolean;
  /** Other countries, the most similar first: neighbours, then the same part of the world. */
  readonly like: (country: Country, random: Random) => Country[];
};

/** Reads countries and prepares what the templates ask of them. */
export function worldOf(source: FactSource): World {
  const all = source.countries();
  const byCode = new Map(all.map((country) => [country.code, country]));
  const cities = new Map<string, City[]>();
  const citiesOf = (code: string) => {
    const known =
      cities.get(code) ??
      source
        .cities({ country: code })
        .filter((city) => city.population > 0 && !NO_TOWN.test(city.name))
        .map((city) => ({ ...city, name: CITY_NAMES[city.name] ?? city.name }));
    cities.set(code, known);
    return known;
  };
  const townNames = new Map<string, ReadonlySet<string>>();
  const hasTown = (code: string, name: string) => {
    const known =
      townNames.get(code) ??
      new Set(
        source
          .cities({ country: code })
          .flatMap((city) => [keyOf(city.name), keyOf(CITY_NAMES[city.name] ?? city.name)]),
      );
    townNames.set(code, known);
    return known.has(keyOf(name));
  };
  const capital = (country: Country) => {
    const disputed = DISPUTED_CAPITAL.has(country.code) && !SETTLED_CAPITAL.has(country.code);
    return disputed || country.capitals.length !== 1 ? undefined : country.capitals[0];
  };
  const nearness = (a: Country, b: Country) =>
    a.borders.includes(b.code) ? 0 : a.subregion === b.subregion ? 1 : a.region === b.region ? 2 : 3;
  const like = (country: Country, random: Random) =>
    shuffled(
      all.filter((other) => other.code !== country.code),
      random,
    ).sort(
      (a, b) =>
        nearness(country, a) +
        Math.abs(fame(country) - fame(a)) * 0.4 -
        (nearness(country, b) + Math.abs(fame(country) - fame(b)) * 0.4),
    );
  return { all, byCode, capital, citiesOf, hasTown, like };
}

/** 0 for states that everybody knows, 2 for those that few can place. */
export function fame(country: Country): number {
  return FAMOUS.has(country.code) ? 0 : KNOWN.has(country.code) ? 1.5 : 3;
}

/** With the article that some names of countries take. */
export function withThe(name: string): string {
  return /^(?:Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|United |Czech |Dominican |Central African|Republic|DR Congo|Solomon|Marshall|Ivory)/u.test(
    name,
  ) && name !== 'Ivory Coast'
    ? `the ${name}`
    : name;
}

/** Regions and subregions, or countries by their code; a code with a minus is left out. */
const REGIONS: Record<string, readonly string[]> = {
  europe: ['Europe'],
  africa: ['Africa'],
  asia: ['Asia'],
  oceania: ['Oceania'],
  americas: ['Americas'],
  'south america': ['South America'],
  'north america': ['North America', 'Central America', 'Caribbean'],
  'central america': ['Central America'],
  caribbean: ['Caribbean'],
  'middle east': ['Western Asia', '-GE', '-AM', '-AZ'],
  scandinavia: ['NO', 'SE', 'DK', 'FI', 'IS'],
  'latin america': ['South America', 'Central America', 'Caribbean'],
  'eastern europe': ['Eastern Europe', 'Central Europe', 'Southeast Europe'],
  'western europe': ['Western Europe', 'Southern Europe', 'Northern Europe'],
  'southeast asia': ['South-Eastern Asia'],
  'central asia': ['Central Asia'],
  'east asia': ['Eastern Asia'],
  'south asia': ['Southern Asia'],
};
const ADJECTIVES: Record<string, string> = {
  european: 'europe',
  african: 'africa',
  asian: 'asia',
  american: 'americas',
  'south american': 'south america',
  'north american': 'north america',
  caribbean: 'caribbean',
  oceanian: 'oceania',
  scandinavian: 'scandinavia',
};

/** The region that a name or adjective means, as countries of the world have it; undefined when it means none. */
export function regionOf(name: string): readonly string[] | undefined {
  const key = keyOf(name);
  return REGIONS[key] ?? REGIONS[ADJECTIVES[key] ?? ''];
}

/** Whether a country lies in one of these regions or subregions. */
export function liesIn(country: Country, regions: readonly string[]): boolean {
  if (regions.includes(`-${country.code}`)) return false;
  return [country.region, country.subregion, country.code].some((name) => regions.includes(name));
}
