import type { Entry } from '../facts/entry.ts';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { LEX } from '../facts/wordnet-file.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';
import { genusWord } from './genus.ts';
import type { Pool } from './pool.ts';

/** Share of the shorter definition's words in the longer from which two definitions say much the same. */
const MAX_OVERLAP = 0.42;
/** Descriptions of gods, places and people are short, so less is alike already. */
const MAX_OVERLAP_NAMES = 0.34;
/** Share of the words shown or asked that may stand in a wrong answer's definition too. */
const MAX_OVERLAP_ASKED = 0.4;
const MAX_OVERLAP_ASKED_LIVING = 0.5;
const MIN_FAMILIARITY = 2;
/** Two options that begin with so many same letters look like one word. */
const SAME_BEGINNING = 7;
/** Persons further apart than this, in years, are no choice: the age gives the answer away. */
const MODERN_AGE = 200;
const EARLY_AGE = 700;
const MODERN_TIMES = 1500;

/** So many words of one definition in the other are too many, what both are kinds of aside. */
const MOST_SHARED = 2;
/** Beginnings of words that say too little for two of them in common to mean anything. */
const COMMON = new Set(
  'small usual espec often vario part parts form forms conta consi other piece perso peopl devic mater two three side place time state indic expre word words speec sente commo body anima plant human group work'.split(
    ' ',
  ),
);

const LIVING = new Set<number>([LEX.animal, LEX.plant]);

const contentList = (text: string) => wordsOf(text).filter((word) => !isFunctionWord(word));
const contentOf = (text: string) => new Set(contentList(text));
/** Inflected forms of a word begin alike: inflamed and inflammatory. */
const stemsOf = (words: ReadonlySet<string>) => new Set([...words].map((word) => word.slice(0, 5)));
const ANY_OF = /^any (?:of|one of)\b/u;
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Words that say too little to stand beside a word that names something: 'area' and 'side' beside a shin. */
const EMPTY_NAME =
  /^(?:side|middle|area|apparatus|feature|structure|part|region|system|process|device|thing|unit|member|end|top|bottom|front|back)$/u;

/** Share of the smaller set that stands in the larger, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const size = Math.min(a.size, b.size);
  return size === 0 ? 0 : a.intersection(b).size / size;
}

/** Whether a phrase holds another as whole words: 'theme song' holds 'theme'. */
const holds = (phrase: string, part: string) =>
  ` ${wordsOf(phrase).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `);

/** Whether one wording stands inside the other as whole words. */
export function collide(a: string, b: string): boolean {
  const [x, y] = [` ${wordsOf(a).join(' ')} `, ` ${wordsOf(b).join(' ')} `];
  return x.includes(y) || y.includes(x);
}

/** Whether a word of the answer, or one akin to it, stands in the text. */
export function givesAway(text: string, answer: string): boolean {
  const words = wordsOf(text);
  return contentList(answer).some((word) => word.length > 1 && words.some((other) => related(word, other)));
}

function mentionsName(gloss: string, entry: Entry): boolean {
  const text = ` ${wordsOf(gloss).join(' ')} `;
  return [entry.lemma, ...entry.others].some((name) => {
    const words = wordsOf(name).join(' ');
    return text.includes(` ${words} `) || text.includes(` ${words}s `);
  });
}

/** Whether two persons can stand beside each other under a description that tells their sex. */
function fitsGender(answer: Entry, other: Entry): boolean {
  if (answer.gender === 'f') return other.gender === 'f';
  return answer.gender === '' || other.gender !== 'f';
}

const firstYear = (entry: Entry) =>
  Number(/\d{2,4}/u.exec(entry.years)?.[0] ?? Number.NaN) * (entry.years.includes('BC') ? -1 : 1);

/** Years between two lives, by their first years; NaN when one is unknown. */
export const yearsApart = (a: Entry, b: Entry) => Math.abs(firstYear(a) - firstYear(b));

/** Whether two persons are of one age of history; the further back, the longer an age. */
function isOfAge(answer: Entry, other: Entry): boolean {
  const early = Math.max(firstYear(answer), firstYear(other)) < MODERN_TIMES;
  return !(yearsApart(answer, other) > (early ? EARLY_AGE : MODERN_AGE));
}

/** Whether two entries are of the same sort: persons, animals, gods, words with and without a capital. */
function isLike(answer: Entry, other: Entry): boolean {
  if (other.id === answer.id || other.file !== answer.file || other.instance !== answer.instance)
    return false;
  if (isCapital(other.lemma) !== isCapital(answer.lemma) || !fitsGender(answer, other)) return false;
  // Gods beside people of history, or the other way round, are no choice.
  if (answer.file === LEX.person && answer.instance && (answer.years === '') !== (other.years === ''))
    return false;
  return answer.file !== LEX.person || isOfAge(answer, other);
}

/** Whether a group stands beside a group: a single kind may belong to one whatever the tree says. */
function isOfRank(answer: Entry, other: Entry, pool: Pool): boolean {
  const isGroup = (entry: Entry) => pool.kindsOf(entry.id).length > 0;
  return isGroup(answer) === isGroup(other) || (isGroup(other) && !LIVING.has(answer.file));
}

const numbersIn = (text: string) => new Set(text.match(/\d[\d,.^]*/gu) ?? []);

/** Whether two definitions differ by their numbers, as those of a series do: the second letter, the sixth letter. */
function inSeries(a: Entry, b: Entry): boolean {
  const [x, y] = [numbersIn(a.gloss), numbersIn(b.gloss)];
  return !x.isSubsetOf(y) && !y.isSubsetOf(x) && a.parents.some((id) => b.parents.includes(id));
}

/** What a unit measures: 'a unit of information'. */
const measured = (gloss: string) => /\bunit of (\w+)/u.exec(gloss)?.[1];

/** Whether a wrong answer is what the definition begins with: an enzyme beside 'an enzyme that …'. */
function isOfGenus(answer: Entry, other: Entry, pool: Pool): boolean {
  if (measured(answer.gloss) !== undefined && measured(answer.gloss) !== measured(other.gloss)) return false;
  const genus = pool.genus(answer);
  if (genus === undefined || pool.ancestors(other.id).has(genus.id)) return true;
  return [genus.lemma, ...genus.others].some((name) => givesAway(other.gloss, name));
}

/** Whether an entry can be a wrong answer beside the right one: of the same sort, and surely not right as well. */
export function isApart(answer: Entry, other: Entry, pool: Pool): boolean {
  if (other.flaw === 'offence' || other.flaw === 'unnamed' || other.familiarity < MIN_FAMILIARITY)
    return false;
  if (EMPTY_NAME.test(other.lemma) || EMPTY_NAME.test(answer.lemma) || !isLike(answer, other)) return false;
  // What is defined as any of several takes in what is defined by itself.
  if (ANY_OF.test(answer.gloss) && !ANY_OF.test(other.gloss)) return false;
  if (pool.ancestors(answer.id).has(other.id) || pool.ancestors(other.id).has(answer.id)) return false;
  if (mentionsName(answer.gloss, other) || mentionsName(other.gloss, answer)) return false;
  const names = new Set([answer.lemma, ...answer.others].map(keyOf));
  if ([other.lemma, ...other.others].some((name) => names.has(keyOf(name)))) return false;
  if (answer.others.some((name) => holds(name, other.lemma))) return false;
  const most = answer.instance ? MAX_OVERLAP_NAMES : MAX_OVERLAP;
  const differ = inSeries(answer, other) || overlap(contentOf(answer.gloss), contentOf(other.gloss)) < most;
  return differ && isOfGenus(answer, other, pool) && isOfRank(answer, other, pool);
}

/** Words of two definitions of things that are alike, but for what both are kinds of. */
function sharedBeyondGenus(asked: string, answer: Entry, other: Entry): number {
  if (answer.instance || LIVING.has(answer.file)) return 0;
  const common = stemsOf(contentOf(asked)).intersection(stemsOf(contentOf(other.gloss)));
  for (const gloss of [answer.gloss, other.gloss]) common.delete(genusWord(gloss).slice(0, 5));
  return common.difference(COMMON).size;
}

/**
 * Whether what a question says points at a wrong answer as well: the definition of that one says much of it, or its
 * name has a word of it that the right answer has not ('a clamp that …' and 'bench clamp' beside 'cramp').
 */
export function alsoFits(asked: string, answer: Entry, other: Entry): boolean {
  if (inSeries(answer, other)) return false;
  // Melancholy beside melancholia puzzles for the wrong reason.
  const begins = (entry: Entry) => entry.lemma.slice(0, SAME_BEGINNING).toLowerCase();
  if (
    begins(other).length === SAME_BEGINNING &&
    !other.lemma.includes(' ') &&
    begins(other) === begins(answer)
  )
    return true;
  const said = contentOf(asked);
  const most = LIVING.has(answer.file) ? MAX_OVERLAP_ASKED_LIVING : MAX_OVERLAP_ASKED;
  const stems = stemsOf(said);
  if (sharedBeyondGenus(asked, answer, other) >= MOST_SHARED) return true;
  if (stems.size > 0 && stems.intersection(stemsOf(contentOf(other.gloss))).size / stems.size >= most)
    return true;
  const own = contentList(answer.lemma);
  return contentList(other.lemma).some(
    (word) => [...said].some((each) => related(word, each)) && !own.some((each) => related(word, each)),
  );
}

/** Whether some meaning of the word is the answer itself or a kind of it, and so would be right too. */
export function meansAnswer(source: FactSource, pool: Pool, word: string, answer: Entry): boolean {
  return source
    .senses(keyOf(word))
    .some(({ entry }) => entry === answer.id || pool.ancestors(entry).has(answer.id));
}
