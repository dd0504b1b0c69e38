import type { Random } from '@trivium/rules/random';
import type { FactSource } from '../facts/source.ts';
import type { Drafted } from './drafted.ts';
import { binaryQuestions, mathsQuestions, romanQuestions } from './templates/computed.ts';
import { fame, liesIn, regionOf, type World, worldOf } from './templates/country-facts.ts';
import { elementQuestions } from './templates/elements.ts';
import {
  areaQuestions,
  borderQuestions,
  capitalQuestions,
  cityInQuestions,
  cityQuestions,
  landlockedQuestions,
} from './templates/geography.ts';
import { cssQuestions, emojiQuestions, httpQuestions } from './templates/lookup.ts';
import { countryDetails } from './templates/one-country.ts';

/** Beyond the best known states a quiz about the whole world asks for names that nobody can place. */
const WORLD_FAME = 1.5;

function countriesOf(world: World, place: string | undefined) {
  const regions = place === undefined ? undefined : regionOf(place);
  return world.all.filter((country) =>
    regions === undefined ? fame(country) <= WORLD_FAME : liesIn(country, regions),
  );
}

type Maker = (source: FactSource, place: string | undefined, random: Random) => Drafted[];

function geography(
  make: (world: World, countries: ReturnType<typeof countriesOf>, random: Random) => Drafted[],
): Maker {
  return (source, place, random) => {
    const world = worldOf(source);
    return make(world, countriesOf(world, place), random);
  };
}

function oneCountry(source: FactSource, place: string | undefined, random: Random): Drafted[] {
  const world = worldOf(source);
  const country = world.byCode.get(place ?? '');
  if (country === undefined) return [];
  const own = [
    ...capitalQuestions(world, [country], random),
    ...borderQuestions(world, [country], random),
    ...cityInQuestions(world, country, random),
    ...countryDetails(world, country, random),
  ];
  // The country is the topic, so it is never the answer.
  return own.filter(({ draft }) => draft.answer !== country.name);
}

/** Only the cities of one country. */
function towns(source: FactSource, place: string | undefined, random: Random): Drafted[] {
  const world = worldOf(source);
  const country = world.byCode.get(place ?? '');
  if (country === undefined) return [];
  return [...capitalQuestions(world, [country], random), ...cityInQuestions(world, country, random)].filter(
    ({ draft }) => draft.answer !== country.name,
  );
}

const MAKERS: Record<string, Maker> = {
  capitals: geography(capitalQuestions),
  borders: geography(borderQuestions),
  cities: geography((world, countries, random) => [
    ...cityQuestions(world, countries, random),
    ...capitalQuestions(world, countries, random),
  ]),
  countries: geography((world, countries, random) => [
    ...capitalQuestions(world, countries, random),
    ...borderQuestions(world, countries, random),
    ...areaQuestions(countries, random),
    ...landlockedQuestions(world, countries, random),
    ...cityQuestions(world, countries, random, 1),
  ]),
  country: oneCountry,
  towns,
  elements: (source, _, random) => elementQuestions(source.records('element'), random),
  maths: (_source, _, random) => mathsQuestions(random),
  roman: (_source, _, random) => romanQuestions(random),
  binary: (_source, _, random) => binaryQuestions(random),
  http: (source, _, random) => httpQuestions(source.records('http'), random),
  css: (source, _, random) => cssQuestions(source.records('css'), random),
  emoji: (source, _, random) => emojiQuestions(source.records('emoji'), random),
};

/** The questions of a collection by its name, such as 'capitals' of a region; none when there is no such collection. */
export function collectionQuestions(
  source: FactSource,
  name: string,
  place: string | undefined,
  random: Random,
): Drafted[] {
  return MAKERS[name]?.(source, place, random) ?? [];
}
