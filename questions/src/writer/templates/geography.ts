import { type Random, shuffled } from '@trivium/rules/random';
import type { Country } from '../../facts/source.ts';
import { givesAway } from '../apart.ts';
import { sameLength } from '../distractors.ts';
import type { Drafted } from '../drafted.ts';
import { fame, type World, withThe } from './country-facts.ts';
import { make } from './make.ts';

const number = new Intl.NumberFormat('en');
const nouns = (countries: readonly Country[]) => countries.map((country) => country.name);
const area = (country: Country) => `${number.format(Math.round(country.area))} km²`;
/** 'A, B and C', or so many of them 'among others'. */
export const listed = (names: readonly string[], most = 3) =>
  new Intl.ListFormat('en', { style: 'long' }).format(names.slice(0, most)) +
  (names.length > most ? ', among others,' : '');

function whereItIs(world: World, country: Country): string {
  const neighbours = country.borders.flatMap((code) => world.byCode.get(code)?.name ?? []);
  const place =
    neighbours.length > 0
      ? `borders ${listed(neighbours.map(withThe))}`
      : 'has no land border with another member of the United Nations';
  return `${withThe(country.name)} ${place} and covers about ${area(country)}`;
}
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The part of the world as a sentence; empty where it is named after the country itself. */
const liesWhere = (country: Country) =>
  country.subregion.includes(country.name)
    ? ''
    : `${upper(withThe(country.name))} lies in ${country.subregion}. `;

/** Capitals asked both ways. Wrong answers are capitals and large cities nearby. */
export function capitalQuestions(world: World, countries: readonly Country[], random: Random): Drafted[] {
  return countries.flatMap((country): Drafted[] => {
    const capital = world.capital(country);
    if (capital === undefined || givesAway(country.name, capital)) return [];
    const near = world.like(country, random);
    const cities = world
      .citiesOf(country.code)
      .map((city) => city.name)
      .filter((name) => name !== capital)
      .slice(0, 3);
    const other = near
      .flatMap((each) => world.capital(each) ?? [])
      .filter((name) => !givesAway(country.name, name));
    const explanation = upper(`${whereItIs(world, country)}.`);
    const [first, ...rest] = other;
    const options =
      random() < 0.4 && cities.length >= 2
        ? [...cities.slice(0, 2), first ?? '', ...rest.slice(0, 6)]
        : [first ?? '', ...rest].slice(0, 8);
    return [
      ...make({
        question: `What is the capital of ${withThe(country.name)}?`,
        answer: capital,
        others: options,
        explanation,
        level: 2 + fame(country) * 1.8 + random(),
        kind: 'fact',
      }),
      ...make({
        question: `${capital} is the capital of which country?`,
        answer: country.name,
        others: nouns(near.slice(0, 8)),
        explanation,
        level: 1.4 + fame(country) * 1.8 + random(),
        kind: 'place',
      }),
    ];
  });
}

/** Neighbours asked both ways. */
export function borderQuestions(world: World, countries: readonly Country[], random: Random): Drafted[] {
  return countries.flatMap((country): Drafted[] => {
    const neighbours = country.borders.flatMap((code) => world.byCode.get(code) ?? []);
    if (neighbours.length < 1) return [];
    const apart = world.like(country, random).filter((other) => !country.borders.includes(other.code));
    const [one] = shuffled(neighbours, random);
    const size = `${upper(withThe(country.name))} covers about ${area(country)} and has ${neighbours.length} land ${neighbours.length === 1 ? 'neighbour' : 'neighbours'}`;
    const all = `${size}: ${listed(nouns(neighbours).map(withThe), 4)}`.replace(/,$/u, '');
    const level = 3 + fame(country) * 1.7;
    return [
      ...(one === undefined
        ? []
        : make({
            question: `Which of these countries has a land border with ${withThe(country.name)}?`,
            answer: one.name,
            others: nouns(apart.slice(0, 8)),
            explanation: `${all}.`,
            level,
            kind: 'place',
          })),
      ...(neighbours.length < 3 || apart[0] === undefined
        ? []
        : make({
            question: `Which of these countries does NOT border ${withThe(country.name)}?`,
            answer: apart[0].name,
            others: nouns(shuffled(neighbours, random)),
            explanation: `${liesWhere(apart[0])}${all}.`,
            level: level + 0.8,
            kind: 'place',
          })),
    ];
  });
}

/** Areas compared, and countries without a coast. */
export function areaQuestions(countries: readonly Country[], random: Random): Drafted[] {
  const pool = shuffled(
    countries.filter((country) => fame(country) < 3),
    random,
  );
  return Array.from({ length: Math.floor(pool.length / 4) }, (_, i) => pool.slice(i * 4, i * 4 + 4)).flatMap(
    (four): Drafted[] => {
      const [largest, second, ...rest] = [...four].sort((a, b) => b.area - a.area);
      // A close race is a matter of how lakes and disputed land are counted.
      if (largest === undefined || second === undefined || largest.area < second.area * 1.25) return [];
      const explanation = `${upper(withThe(largest.name))} covers about ${area(largest)}, ahead of ${withThe(second.name)} with ${area(second)}.`;
      return make({
        question: 'Which of these countries has the largest area?',
        answer: largest.name,
        others: nouns([second, ...rest]),
        explanation,
        level: 3 + Math.max(...four.map(fame)),
        kind: 'compute',
      });
    },
  );
}

/** Which of four countries has no coast. */
export function landlockedQuestions(world: World, countries: readonly Country[], random: Random): Drafted[] {
  return countries
    .filter((country) => country.landlocked)
    .flatMap((country): Drafted[] => {
      const coastal = world.like(country, random).filter((other) => !other.landlocked);
      return make({
        question: `Which of these countries in and around ${country.subregion} has no sea coast?`,
        answer: country.name,
        others: nouns(coastal.slice(0, 8)),
        explanation: upper(`${whereItIs(world, country)}.`),
        level: 4 + fame(country),
        kind: 'place',
      });
    });
}

/** Large cities and the countries that they are in, and the largest of each country. */
export function cityQuestions(
  world: World,
  countries: readonly Country[],
  random: Random,
  perCountry = 3,
): Drafted[] {
  return countries.flatMap((country): Drafted[] => {
    const cities = world.citiesOf(country.code).filter((city) => city.population > 300_000 || perCountry > 3);
    const near = world.like(country, random);
    return cities.slice(0, perCountry).flatMap((city, rank): Drafted[] => {
      if (
        givesAway(country.name, city.name) ||
        near.slice(0, 8).some((other) => world.hasTown(other.code, city.name))
      )
        return [];
      const explanation = `${upper(whereItIs(world, country))}.`;
      return make({
        question: `In which country is the city of ${city.name}?`,
        answer: country.name,
        others: nouns(near.slice(0, 8)),
        explanation,
        level: 2 + fame(country) * 1.3 + rank * 0.9,
        kind: 'place',
        merit: 6.5 - rank * 0.4,
      });
    });
  });
}

/** Which of four cities lies in the country. */
export function cityInQuestions(world: World, country: Country, random: Random): Drafted[] {
  const near = world.like(country, random).slice(0, 12);
  const own = world.citiesOf(country.code);
  return own.slice(0, 22).flatMap((city, rank): Drafted[] => {
    if (givesAway(country.name, city.name)) return [];
    const abroad = shuffled(near, random).flatMap((other) => {
      const [pick] = shuffled(world.citiesOf(other.code).slice(0, 6), random);
      return pick !== undefined &&
        !world.hasTown(country.code, pick.name) &&
        !givesAway(other.name, pick.name)
        ? [{ ...pick, of: other }]
        : [];
    });
    const fit = abroad.filter((other) => sameLength(other.name, city.name)).slice(0, 3);
    const told = fit.map((other) => `${other.name} is in ${withThe(other.of.name)}`);
    return make({
      question: `Which of these cities is in ${withThe(country.name)}?`,
      answer: city.name,
      others: fit.map((other) => other.name),
      explanation: `${upper(listed(told))}.`,
      level: 2 + fame(country) + rank * 0.5,
      kind: 'place',
      merit: 6 - rank * 0.3,
    });
  });
}
