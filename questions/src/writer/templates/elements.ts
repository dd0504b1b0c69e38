import { type Random, shuffled } from '@trivium/rules/random';
import type { Element } from '../../facts/source.ts';
import type { Drafted } from '../drafted.ts';
import { make } from './make.ts';

/** Elements that are met at school or in daily life, and those that one hears of. */
const DAILY = new Set('H He C N O F Ne Na Mg Al Si P S Cl K Ca Fe Ni Cu Zn Ag Sn I Au Hg Pb U'.split(' '));
const HEARD_OF = new Set(
  'Li Be B Ar Ti Cr Mn Co As Br Kr Rb Sr Zr Pd Cd Sb Xe Cs Ba W Pt Bi Po Rn Ra Th Pu Am Es Nd'.split(' '),
);
/** Beyond this number elements are made atom by atom and known to hardly anybody. */
const LAST = 112;

const levelOf = (element: Element) => (DAILY.has(element.symbol) ? 2 : HEARD_OF.has(element.symbol) ? 5 : 8);
const about = (element: Element) => {
  const mass = element.mass === null ? '' : ` and a mean atomic mass of about ${element.mass.toFixed(1)}`;
  return `${element.name} has ${element.number} protons in its nucleus${mass}.`;
};
const symbolsOf = (others: readonly Element[]) =>
  others.map((other) => `${other.symbol} is ${other.name.toLowerCase()}`).join(', ');

function nearest(element: Element, table: readonly Element[], random: Random): Element[] {
  const initial = (other: Element) => (other.symbol[0] === element.symbol[0] ? 0 : 2);
  const distance = (other: Element) =>
    initial(other) + Math.abs(levelOf(other) - levelOf(element)) * 0.7 + random() * 2;
  const ranked = table
    .filter((other) => other.number !== element.number)
    .map((other) => ({ other, at: distance(other) }));
  return ranked
    .sort((a, b) => a.at - b.at)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** Symbols asked both ways, and atomic numbers. */
export function elementQuestions(table: readonly Element[], random: Random): Drafted[] {
  const known = table.filter((element) => element.number <= LAST);
  return shuffled(known, random).flatMap((element): Drafted[] => {
    const others = nearest(element, known, random);
    const level = levelOf(element);
    const name = element.name.toLowerCase();
    const beside = shuffled(
      known.filter((other) => Math.abs(other.number - element.number) <= 4 && other !== element),
      random,
    ).slice(0, 3);
    return [
      ...make({
        question: `What is the chemical symbol of ${name}?`,
        answer: element.symbol,
        others: others.map((other) => other.symbol),
        explanation: `${about(element)} As to the others, ${symbolsOf(others)}.`,
        level,
        kind: 'fact',
      }),
      ...make({
        question: `Which element has the chemical symbol ${element.symbol}?`,
        answer: element.name,
        others: others.map((other) => other.name),
        explanation: about(element),
        level: level + 0.5,
        kind: 'define',
      }),
      ...make({
        question: `Which element has the atomic number ${element.number}?`,
        answer: element.name,
        others: beside.map((other) => other.name),
        explanation: `Its symbol is ${element.symbol}. ${beside.map((other) => `${other.name} has the number ${other.number}`).join(', ')}.`,
        level: level + 2,
        kind: 'compute',
      }),
    ];
  });
}
