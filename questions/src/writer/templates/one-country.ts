import { type Random, shuffled } from '@trivium/rules/random';
import type { Country } from '../../facts/source.ts';
import { givesAway } from '../apart.ts';
import type { Drafted } from '../drafted.ts';
import { fame, type World, withThe } from './country-facts.ts';
import { listed } from './geography.ts';
import { make } from './make.ts';

const number = new Intl.NumberFormat('en');
const km2 = (area: number) => `${number.format(Math.round(area))} km²`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which of four is larger, and which is smaller, than the country; a margin keeps border disputes out of it. */
function comparisons(world: World, country: Country, random: Random): Drafted[] {
  const known = shuffled(
    world.all.filter((other) => fame(other) < 3 && other.code !== country.code),
    random,
  );
  const larger = known.filter((other) => other.area > country.area * 1.3);
  const smaller = known.filter((other) => other.area < country.area / 1.3);
  const ask = (answer: Country, others: readonly Country[], word: string) =>
    make({
      question: `Which of these countries is ${word} in area than ${withThe(country.name)}?`,
      answer: answer.name,
      others: others.slice(0, 6).map((other) => other.name),
      explanation: `${upper(withThe(answer.name))} covers ${km2(answer.area)}, against the ${km2(country.area)} of ${withThe(country.name)}.`,
      level: 3 + fame(country) + fame(answer) * 0.7,
      kind: 'compute',
      merit: 5,
    });
  return [
    ...larger.slice(0, 3).flatMap((answer, i) => ask(answer, smaller.slice(i * 4), 'larger')),
    ...smaller.slice(0, 3).flatMap((answer, i) => ask(answer, larger.slice(i * 4), 'smaller')),
  ];
}

/** Money, languages and neighbours of the country, as far as their names do not give the answer away. */
function customs(world: World, country: Country, random: Random): Drafted[] {
  const near = world.like(country, random);
  const [currency] = country.currencies;
  const [language] = country.languages;
  const name = withThe(country.name);
  const level = 3 + fame(country) * 1.5;
  const neighbours = country.borders.flatMap((code) => world.byCode.get(code)?.name ?? []);
  const tell =
    neighbours.length === 0
      ? `${upper(name)} has no land neighbours`
      : `${upper(name)} borders ${listed(neighbours.map(withThe), 4)}`.replace(/,$/u, '');
  const plain = (text: string) =>
    !near
      .slice(0, 40)
      .concat(country)
      .some((other) => givesAway(`${other.name} ${other.demonym}`, text));
  return [
    ...(currency === undefined || country.currencies.length > 1 || !plain(currency)
      ? []
      : make({
          question: `What is the currency of ${name} called?`,
          answer: currency,
          others: near
            .flatMap((other) => other.currencies)
            .filter((other) => other !== currency && plain(other)),
          explanation: `${tell}. It covers ${km2(country.area)}.`,
          level,
          kind: 'fact',
        })),
    ...(language === undefined ||
    country.languages.length > 1 ||
    givesAway(`${country.name} ${country.demonym}`, language)
      ? []
      : make({
          question: `Which language is official in ${name}?`,
          answer: language,
          others: near
            .flatMap((other) => other.languages)
            .filter(
              (other) =>
                !country.languages.includes(other) && !givesAway(`${country.name} ${country.demonym}`, other),
            ),
          explanation: `${tell}. It covers ${km2(country.area)}.`,
          level: level - 1,
          kind: 'fact',
        })),
    ...make({
      question: `About how large is ${name}?`,
      answer: km2(country.area),
      others: shuffled([0.3, 0.5, 2, 3.5], random).map((factor) => km2(country.area * factor)),
      explanation: `${tell}. ${near[0] === undefined ? '' : `${upper(withThe(near[0].name))} has ${km2(near[0].area)}.`}`,
      level: level + 2.5,
      kind: 'compute',
      merit: 4.5,
    }),
  ];
}

/** Questions on a single country beside its capital, neighbours and cities: size, money, language. */
export function countryDetails(world: World, country: Country, random: Random): Drafted[] {
  return [...comparisons(world, country, random), ...customs(world, country, random)];
}
