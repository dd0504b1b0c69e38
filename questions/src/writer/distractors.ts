import type { Random } from '@trivium/rules/random';
import type { Entry } from '../facts/entry.ts';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { LEX } from '../facts/wordnet-file.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';
import type { Item, Pool } from './pool.ts';

/** Share of the shorter definition's words in the longer from which two definitions say much the same. */
const MAX_OVERLAP = 0.42;
/** Descriptions of gods, places and people are short, so less is alike already. */
const MAX_OVERLAP_NAMES = 0.34;
const MIN_FAMILIARITY = 2;
/** So many candidates are looked at; the nearest come first. */
const CANDIDATES = 60;
const LIVING = new Set<number>([LEX.animal, LEX.plant]);
/** Files of things that can be seen, among whose neighbours in the tree a wrong answer is easily found. */
const CONCRETE = new Set<number>([LEX.animal, LEX.artifact, LEX.food, LEX.person, LEX.plant]);

const contentOf = (text: string) => new Set(wordsOf(text).filter((word) => !isFunctionWord(word)));
const ANY_OF = /^any (?:of|one of)\b/u;
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Share of the smaller set that stands in the larger, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const size = Math.min(a.size, b.size);
  return size === 0 ? 0 : a.intersection(b).size / size;
}

/** Whether one wording stands inside the other as whole words, or they share a telling word at the end. */
export function collide(a: string, b: string): boolean {
  const [x, y] = [` ${wordsOf(a).join(' ')} `, ` ${wordsOf(b).join(' ')} `];
  return x.includes(y) || y.includes(x);
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

/** Whether an entry can be a wrong answer beside the right one: of the same sort, and surely not right as well. */
function isApart(answer: Entry, other: Entry, pool: Pool): boolean {
  if (other.id === answer.id || other.file !== answer.file || other.instance !== answer.instance)
    return false;
  if (other.flaw === 'offence' || other.flaw === 'unnamed' || other.familiarity < MIN_FAMILIARITY)
    return false;
  if (isCapital(other.lemma) !== isCapital(answer.lemma) || !fitsGender(answer, other)) return false;
  // Gods beside people of history, or the other way round, are no choice.
  if (answer.file === LEX.person && answer.instance && (answer.years === '') !== (other.years === ''))
    return false;
  // What is defined as any of several takes in what is defined by itself.
  if (ANY_OF.test(answer.gloss) && !ANY_OF.test(other.gloss)) return false;
  // A single kind may belong to a group whatever the tree says, so groups stand beside groups.
  if (LIVING.has(answer.file) && pool.kindsOf(answer.id).length > 0 !== pool.kindsOf(other.id).length > 0)
    return false;
  if (pool.ancestors(answer.id).has(other.id) || pool.ancestors(other.id).has(answer.id)) return false;
  if (mentionsName(answer.gloss, other) || mentionsName(other.gloss, answer)) return false;
  const names = new Set([answer.lemma, ...answer.others].map(keyOf));
  if ([other.lemma, ...other.others].some((name) => names.has(keyOf(name)))) return false;
  const most = answer.instance ? MAX_OVERLAP_NAMES : MAX_OVERLAP;
  return overlap(contentOf(answer.gloss), contentOf(other.gloss)) < most;
}

/** Whether some meaning of the word is the answer itself or a kind of it, and so would be right too. */
function meansAnswer(source: FactSource, pool: Pool, word: string, answer: Entry): boolean {
  return source
    .senses(keyOf(word))
    .some(({ entry }) => entry === answer.id || pool.ancestors(entry).has(answer.id));
}

const firstYear = (entry: Entry) =>
  Number(/\d{2,4}/u.exec(entry.years)?.[0] ?? Number.NaN) * (entry.years.includes('BC') ? -1 : 1);
const nation = (entry: Entry) => /\b\p{Lu}\p{Ll}+/u.exec(entry.gloss)?.[0];

/** How far apart two persons are in time and nation, 0 to 5.5; an option of another age is seen at once. */
function unlikeness(a: Entry, b: Entry): number {
  if (!a.instance || a.file !== LEX.person) return 0;
  const years = Math.abs(firstYear(a) - firstYear(b));
  const apart = Number.isNaN(years) ? 0.5 : Math.min(4, years / 50);
  return apart + (nation(a) === nation(b) ? 0 : 1.5);
}

/** Candidates in order of nearness: children of the same parent, then of the same grandparent, then the rest of the topic. */
function candidates(item: Item, pool: Pool, random: Random): Entry[] {
  const { entry } = item;
  const near = new Map<number, { entry: Entry; distance: number }>();
  const add = (entries: Iterable<Entry>, tier: number) => {
    for (const other of entries) {
      if (near.has(other.id)) continue;
      near.set(other.id, {
        entry: other,
        distance:
          tier + Math.abs(other.familiarity - entry.familiarity) + unlikeness(entry, other) + random() * 1.5,
      });
    }
  };
  const entriesOf = (items: readonly Item[] | undefined) => (items ?? []).map((each) => each.entry);
  for (const parent of entry.parents) add(entriesOf(pool.byParent.get(parent)), 0);
  for (const parent of entry.parents) {
    add(entriesOf(pool.byGrandparent.get(parent)), 1.5);
    for (const grand of pool.parents.get(parent)?.parents ?? [])
      add(entriesOf(pool.byGrandparent.get(grand)), 2);
  }
  const person = entry.instance && entry.file === LEX.person;
  const concrete = item.relation === 'mention' && !isCapital(item.domain) && CONCRETE.has(entry.file);
  // Whoever shares a trade with a person is a fair choice, wherever the topic: time and nation decide who is near.
  if (person || (near.size < 12 && (item.relation === 'kind' || concrete))) {
    for (const parent of entry.parents)
      add(
        pool.kindsOf(parent).filter((other) => other.flaw === ''),
        person ? 1 : 2.5,
      );
  }
  // Terms of one field and parts of one whole go together even when the tree has them far apart; but a city is no
  // choice beside lakes.
  if (near.size < 12 && (!entry.instance || person)) {
    const same = pool.items.filter(
      (other) => other.relation === item.relation && other.domain === item.domain,
    );
    add(
      same.map((other) => other.entry),
      person ? 6 : 4,
    );
  }
  return [...near.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, CANDIDATES)
    .map((each) => each.entry);
}

/** Whether two options are near enough in length for neither to stand out. */
export const sameLength = (a: string, b: string) => {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return long < 14 || long <= short * 2.2;
};

/**
 * Three wrong answers for an entry, or undefined when there are not enough: like it, as well known as it, surely
 * wrong. `textOf` is what the options show. Where it can be helped the right answer is not the longest.
 */
export function pickDistractors(
  source: FactSource,
  pool: Pool,
  item: Item,
  textOf: (entry: Entry) => string | undefined,
  random: Random,
): Entry[] | undefined {
  const answer = textOf(item.entry);
  if (answer === undefined) return undefined;
  const picked: { entry: Entry; text: string }[] = [];
  const spare: { entry: Entry; text: string }[] = [];
  for (const entry of candidates(item, pool, random)) {
    const text = textOf(entry);
    if (text === undefined || !isApart(item.entry, entry, pool)) continue;
    if (
      [answer, ...picked.map((other) => other.text)].some(
        (other) => collide(text, other) || !sameLength(text, other),
      )
    )
      continue;
    if (
      picked.some(
        (other) =>
          pool.ancestors(entry.id).has(other.entry.id) || pool.ancestors(other.entry.id).has(entry.id),
      )
    )
      continue;
    if (meansAnswer(source, pool, entry.lemma, item.entry)) continue;
    if (picked.length < 3) picked.push({ entry, text });
    else if (spare.push({ entry, text }) >= 3) break;
  }
  if (picked.length < 3) return undefined;
  const longer = spare.find((other) => other.text.length >= answer.length);
  if (longer !== undefined && picked.every((other) => other.text.length < answer.length)) picked[2] = longer;
  return picked.map((other) => other.entry);
}

/** Whether a word of the answer, or one akin to it, stands in the text. */
export function givesAway(text: string, answer: string): boolean {
  const words = wordsOf(text);
  return wordsOf(answer).some(
    (word) => !isFunctionWord(word) && word.length > 1 && words.some((other) => related(word, other)),
  );
}
