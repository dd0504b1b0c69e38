import { wordsOf } from '../words/text.ts';
import { nameKey } from './key.ts';
import { editDistance, slipsAllowed, soundOf } from './slips.ts';
import type { Topic, TopicGraph } from './topic-graph.ts';

/** Finds topics by what people type. Built once; looking up takes well under a millisecond, a slip a few. */
export type NameIndex = {
  readonly graph: TopicGraph;
  /** Topics by the keys of their names and aliases; a key with several topics has several meanings. */
  readonly byKey: ReadonlyMap<string, readonly Topic[]>;
  /** Topics by the keys of names that are near to them. */
  readonly near: ReadonlyMap<string, readonly Topic[]>;
  /** Keys by the words in them. */
  readonly byWord: ReadonlyMap<string, readonly string[]>;
  /** Names as they are spelt, by their first letter: what a slip is compared with. */
  readonly byInitial: ReadonlyMap<string, readonly Spelling[]>;
};

/** A name as it is spelt and as it sounds, and what it stands for. */
type Spelling = { readonly text: string; readonly sound: string; readonly topics: readonly Topic[] };

/** A name in lower case without accents, punctuation and a leading article. */
const spelt = (name: string) =>
  wordsOf(name)
    .filter((word, i) => i > 0 || word !== 'the')
    .join(' ');

export function buildNameIndex(graph: TopicGraph): NameIndex {
  const byKey = new Map<string, Topic[]>();
  for (const topic of graph.topics.values()) {
    for (const key of new Set([topic.name, ...topic.aliases].map(nameKey))) push(byKey, key, topic);
  }
  const byWord = new Map<string, string[]>();
  for (const key of byKey.keys()) {
    for (const word of new Set(key.split(' '))) push(byWord, word, key);
  }
  const near = new Map<string, Topic[]>();
  for (const topic of graph.topics.values()) {
    for (const key of new Set(topic.near.map(nameKey))) push(near, key, topic);
  }
  return { graph, byKey, near, byWord, byInitial: spellingsOf(graph) };
}

function spellingsOf(graph: TopicGraph): Map<string, Spelling[]> {
  const bySpelling = new Map<string, Topic[]>();
  for (const topic of graph.topics.values()) {
    const names = [topic.name, ...topic.aliases];
    for (const text of new Set(names.flatMap((name) => [spelt(name), nameKey(name)])))
      push(bySpelling, text, topic);
  }
  const byInitial = new Map<string, Spelling[]>();
  for (const [text, topics] of bySpelling)
    push(byInitial, text[0] ?? '', { text, sound: soundOf(text), topics });
  return byInitial;
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Topics called exactly so, whatever number, case and spelling; several where the name has several meanings. */
export function topicsNamed(index: NameIndex, name: string): readonly Topic[] {
  return index.byKey.get(nameKey(name)) ?? [];
}

// A slip at the very beginning is rare; these first letters are taken for one another.
const CONFUSED: Readonly<Record<string, string>> = {
  c: 'ks',
  k: 'c',
  s: 'cz',
  f: 'p',
  p: 'f',
  g: 'j',
  j: 'g',
  i: 'ey',
  e: 'i',
  y: 'i',
};

/** Names that are equally near to a misspelt one: more of them tell nothing. */
const MOST_MEANT = 3;
const SHORTEST = 4;

const letters = (text: string) => [...text].sort().join('');

/** How many slips lead from a name to what was typed; undefined where there are too many. */
function slipsBetween(typed: string, { text, sound, topics }: Spelling, typedSound: string, most: number) {
  // Of two names that are equally near, the topic's own beats another name of it.
  const isName = topics.some(({ name }) => spelt(name) === text);
  const other = isName ? 0 : 0.2;
  if (sound === typedSound) return 0.5 + other;
  // The same letters in another order are one slip of two fingers.
  if (typed.length > 5 && typed[0] === text[0] && letters(typed) === letters(text)) return 1 + other;
  // A word of four letters is bent only into the very name of a topic.
  const allowed = typed.length === SHORTEST && isName ? 1 : most;
  if (allowed === 0) return undefined;
  const edits = editDistance(typed, text, allowed);
  return edits <= allowed ? edits + other : undefined;
}

/** Whether no single word is bent more than a slip allows: 'medical terms' is not 'musical terms'. */
function wordByWord(typed: string, meant: string): boolean {
  const [a, b] = [typed.split(' '), meant.split(' ')];
  if (a.length === 1 || a.length !== b.length) return true;
  return a.every((word, i) => editDistance(word, b[i] ?? '', 2) <= Math.max(1, slipsAllowed(word.length)));
}

/**
 * The topics that a misspelt name means: the nearest names within the slips that its length allows, or those that
 * sound the same. Several where names are equally near; empty where nothing is, or too many are.
 */
export function topicsMisspelt(index: NameIndex, name: string): readonly Topic[] {
  const typed = spelt(name);
  const most = slipsAllowed(typed.replaceAll(' ', '').length);
  if (typed.length < SHORTEST || !/^[\p{L}\p{N} ]+$/u.test(typed)) return [];
  const sound = soundOf(typed);
  const initials = [typed[0] ?? '', ...(CONFUSED[typed[0] ?? ''] ?? '')];
  let least = Number.POSITIVE_INFINITY;
  let best: Topic[] = [];
  for (const one of initials.flatMap((initial) => index.byInitial.get(initial) ?? [])) {
    if (one.text.length < SHORTEST || !wordByWord(typed, one.text)) continue;
    const edits = slipsBetween(typed, one, sound, most);
    if (edits === undefined || edits > least) continue;
    best = edits < least ? [...one.topics] : [...best, ...one.topics];
    least = edits;
  }
  const topics = [...new Set(best)];
  return topics.length <= MOST_MEANT ? topics : [];
}
