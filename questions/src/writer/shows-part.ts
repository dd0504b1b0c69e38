import { isFunctionWord } from '../words/function-words.ts';
import { wordsOf } from '../words/text.ts';

/** So many letters in a row shared by two words make one hint at the other. */
const LONG_PIECE = 5;

/** Whether two words share so long a run of letters that one hints at the other: polyphosphoric and phosphorus. */
function sharesPiece(a: string, b: string): boolean {
  return Array.from(a, (_, i) => a.slice(i, i + LONG_PIECE)).some(
    (piece) => piece.length === LONG_PIECE && b.includes(piece),
  );
}

/** Forms that do not begin as their verb does: the sleeping bag in which one has slept. */
const VERBS: Record<string, string> = {
  slept: 'sleep',
  worn: 'wear',
  held: 'hold',
  kept: 'keep',
  flown: 'fly',
  sung: 'sing',
  written: 'write',
  drawn: 'draw',
  woven: 'weave',
  thrown: 'throw',
  sold: 'sell',
  taught: 'teach',
  ridden: 'ride',
  driven: 'drive',
  shot: 'shoot',
  struck: 'strike',
  spun: 'spin',
  frozen: 'freeze',
  bitten: 'bite',
  eaten: 'eat',
  drunk: 'drink',
  ground: 'grind',
  bred: 'breed',
  caught: 'catch',
  bound: 'bind',
  wound: 'wind',
  broken: 'break',
};
/** Words of one meaning that differ in their roots. */
const AKIN: Record<string, string> = {
  male: 'masculine',
  males: 'masculine',
  female: 'feminine',
  females: 'feminine',
  theatrical: 'dramatics',
  plays: 'drama',
  hog: 'swine',
  swine: 'hog',
  teeth: 'dental',
  kidney: 'renal',
  liver: 'hepatic',
  lung: 'pulmonary',
  lungs: 'pulmonary',
  moon: 'lunar',
  sun: 'solar',
};
const DERIVED = new Set([...Object.values(VERBS), ...Object.values(AKIN)]);
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
const spelledOut = (text: string) =>
  text.replace(/\b\d{1,2}\b/gu, (digits) => NUMBERS[Number(digits)] ?? digits);

const stemOf = (word: string) => word.replace(/(?:itis|a|ers?|ors?|ings?|ed|es?|s|y)$/u, '');
/** Whether a Latin name in the question begins as the answer does: the genus Larix and the larch. */
const showsLatin = (question: string, answer: string) =>
  (question.match(/(?<=\b(?:genus|genera|family|species) )\p{Lu}\p{Ll}+/gu) ?? []).some((name) =>
    wordsOf(answer).some((word) => word.slice(0, 3) === name.slice(0, 3).toLowerCase()),
  );

/**
 * Whether a question shows a part of its answer that the gates do not see, because it takes etymology or irregular
 * forms: propeller and double-prop, oxalic and oxalis, slept and sleeping bag, 2 and two-hitter.
 */
export function showsPart(question: string, answer: string): boolean {
  const asked = wordsOf(spelledOut(question))
    .filter((word) => word.length >= 3 && !isFunctionWord(word))
    .flatMap((word) => [word, VERBS[word] ?? '', AKIN[word] ?? '', word.replace(/s$/u, '')].filter(Boolean));
  const words = wordsOf(answer).filter((word) => word.length >= 3 && !isFunctionWord(word));
  const alike = (word: string, other: string) =>
    word.startsWith(other) ||
    (other.length === 4 && word.startsWith(other.slice(0, 3))) ||
    (word.length >= 6 && other.startsWith(word.slice(0, Math.max(4, Math.ceil(word.length / 2))))) ||
    (other.length >= 4 && other.startsWith(word)) ||
    (other.length >= 5 && word.slice(0, 5) === other.slice(0, 5)) ||
    (stemOf(word).length >= 3 && stemOf(word) === stemOf(other)) ||
    (other.length >= 3 && word.length >= other.length + 3 && word.endsWith(other)) ||
    sharesPiece(word, other);
  // Of equal words the gate judges, but for numbers, which it sees as digits.
  const differ = (word: string, other: string) =>
    other !== word || NUMBERS.includes(word) || DERIVED.has(word);
  return (
    showsLatin(question, answer) ||
    words.some((word) => asked.some((other) => differ(word, other) && alike(word, other)))
  );
}
