import type { Random } from '@trivium/rules/random';
import type { Entry } from '../facts/entry.ts';
import type { FactSource } from '../facts/source.ts';
import { LEX } from '../facts/wordnet-file.ts';
import { alsoFits, collide, isApart, meansAnswer, yearsApart } from './apart.ts';
import { ruledOutBy, sharesGenus } from './genus.ts';
import type { Item, Pool } from './pool.ts';

/** So many candidates are looked at; the nearest come first. */
const CANDIDATES = 120;
/** What belongs together only by its topic has to meet in the tree within so many steps of the answer. */
const STEPS_UP = 2;
/** Points by which another nation puts a person further away: the only American is seen at once. */
const FOREIGN = 3;

/** So many wrong answers may be of another kind than the definition says. */
const MOST_STRANGERS = 1;

/** Files of things that can be seen, among whose neighbours in the tree a wrong answer is easily found. */
const CONCRETE = new Set<number>([LEX.animal, LEX.artifact, LEX.food, LEX.person, LEX.plant]);

/** A wider term with more direct kinds than this says nothing about any of them. */
const MOST_KINDS = 80;
/** Files in which the wide terms are no natural groups: artefacts, acts, communication, states. */
const LOOSE = new Set<number>([4, LEX.artifact, 10, 26]);

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** The first name in a description of a person: nearly always the nation. */
export const nationOf = (entry: Entry) => /\b\p{Lu}\p{Ll}+/u.exec(entry.gloss)?.[0];

/** How far apart two persons are in time and nation, 0 to 7; an option of another age is seen at once. */
function unlikeness(a: Entry, b: Entry): number {
  if (!a.instance || a.file !== LEX.person) return 0;
  const years = yearsApart(a, b);
  const apart = Number.isNaN(years) ? 0.5 : Math.min(4, years / 50);
  return apart + (nationOf(a) === nationOf(b) ? 0 : FOREIGN);
}

/** Whether two entries have a wider term in common not far above the first. */
function meetsSoon(answer: Entry, other: Entry, pool: Pool): boolean {
  const own = pool.ancestors(answer.id);
  return own.size - own.intersection(pool.ancestors(other.id)).size <= STEPS_UP;
}

/** Candidates in order of nearness: children of the same parent, then of the same grandparent, then the rest of the topic. */
function candidates(item: Item, pool: Pool, random: Random): Entry[] {
  const { entry } = item;
  const person = entry.instance && entry.file === LEX.person;
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
  // What has no more in common than to be a device is no choice beside a bell.
  const parents = LOOSE.has(entry.file)
    ? entry.parents.filter((parent) => pool.kindsOf(parent).length <= MOST_KINDS)
    : entry.parents;
  for (const parent of parents) add(entriesOf(pool.byParent.get(parent)), 0);
  for (const parent of parents) {
    add(entriesOf(pool.byGrandparent.get(parent)), 1.5);
    for (const grand of pool.parents.get(parent)?.parents ?? [])
      add(
        entriesOf(pool.byGrandparent.get(grand)).filter((other) => person || meetsSoon(entry, other, pool)),
        2,
      );
  }
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
      (other) =>
        other.relation === item.relation &&
        other.domain === item.domain &&
        (item.relation === 'domain' ||
          (person && item.relation === 'mention') ||
          meetsSoon(entry, other.entry, pool)),
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
 * wrong. `textOf` is what the options show, `asked` what is said of the right one. Where it can be helped the right answer is not the longest.
 */
export function pickDistractors(
  source: FactSource,
  pool: Pool,
  item: Item,
  textOf: (entry: Entry) => string | undefined,
  asked: string,
  random: Random,
): Entry[] | undefined {
  const answer = textOf(item.entry);
  if (answer === undefined) return undefined;
  const picked: { entry: Entry; text: string }[] = [];
  const spare: { entry: Entry; text: string }[] = [];
  for (const entry of candidates(item, pool, random)) {
    const text = textOf(entry);
    if (text === undefined || !isApart(item.entry, entry, pool)) continue;
    if (alsoFits(asked, item.entry, entry)) continue;
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
    const strangers = picked.filter((other) => !sharesGenus(item.entry, other.entry, pool)).length;
    if (strangers >= MOST_STRANGERS && !sharesGenus(item.entry, entry, pool)) continue;
    const names = picked.slice(0, 2).map((other) => other.entry.lemma);
    if (ruledOutBy(item.entry.lemma, [...names, entry.lemma])) continue;
    if (picked.length < 3) picked.push({ entry, text });
    else if (spare.push({ entry, text }) >= 3) break;
  }
  if (picked.length < 3) return undefined;
  const longer = spare.find(
    (other) => other.text.length >= answer.length && sharesGenus(item.entry, other.entry, pool),
  );
  if (longer !== undefined && picked.every((other) => other.text.length < answer.length)) picked[2] = longer;
  return picked.map((other) => other.entry);
}
