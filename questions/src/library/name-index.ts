import { wordsOf } from '../words/text.ts';
import { nameKey } from './key.ts';
import { editDistance, slipsAllowed, soundOf } from './slips.ts';
import type { Topic, TopicGraph } from './topic-graph.ts';

/** Finds topics by what people type. Built once; looking up takes well under a millisecond, a slip a few. */
export type NameIndex = {
  readonly graph: TopicGraph;
  /** Topics by the keys of their names and aliases; a key with several topics has several meanings. */
  readonly byKey: ReadonlyMap<string, readonly Topic[]>;
  /** Names as they are spelt, by their first letter: what a slip is compared with. */
  readonly byInitial: ReadonlyMap<string, readonly Spelling[]>;
};

/** A name as it is spelt and as it sounds, and what it stands for. */
type Spelling = { readonly text: string; readonly sound: string; readonly topics: readonly Topic[] };

/** A name in lower case without accents, punctuation and a leading article. */
const spelt = (name: string) => wordsOf(name).filter((word, i) => i > 0 || word !== 'the').join(' ');

export function buildNameIndex(graph: TopicGraph): NameIndex {
  const named = new Map<string, Topic[]>();
  const byKey = new Map<string, Topic[]>();
  for (const topic of graph.topics.values()) {
    const key = nameKey(topic.name);
    named.set(key, [...(named.get(key) ?? []), topic]);
    for (const each of new Set([key, ...topic.aliases.map(nameKey)])) {
      byKey.set(each, [...(byKey.get(each) ?? []), topic]);
    }
  }
  return { graph, byKey, byInitial: spellingsOf(graph) };
}

function spellingsOf(graph: TopicGraph): Map<string, Spelling[]> {
  const bySpelling = new Map<string, Topic[]>();
  for (const topic of graph.topics.values()) {
    for (const name of [topic.name, ...topic.aliases]) {
      for (const text of new Set([spelt(name), nameKey(name)])) {
        const others = bySpelling.get(text) ?? [];
        if (!others.includes(topic)) bySpelling.set(text, [...others, topic]);
      }
    }
  }
  const byInitial = new Map<string, Spelling[]>();
  for (const [text, topics] of bySpelling) {
    const initial = text[0] ?? '';
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), { text, sound: soundOf(text), topics }]);
  }
  return byInitial;
}

/** Topics called exactly so, whatever number, case and spelling; several where the name has several meanings. */
export function topicsNamed(index: NameIndex, name: string): readonly Topic[] {
  return index.byKey.get(nameKey(name)) ?? [];
}

// A slip at the very beginning is rare; these first letters are taken for one another.
const CONFUSED: Readonly<Record<string, string>> = { c: 'ks', k: 'c', s: 'cz', f: 'p', p: 'f', g: 'j', j: 'g', i: 'ey', e: 'i', y: 'i' };

/** Whether no single word is bent more than a slip allows: 'medical terms' is not 'musical terms'. */
function wordByWord(typed: string, meant: string): boolean {
  const [a, b] = [typed.split(' '), meant.split(' ')];
  if (a.length === 1 || a.length !== b.length) return true;
  return a.every((word, i) => editDistance(word, b[i] ?? '', 2) <= Math.max(1, slipsAllowed(word.length)));
}

/**
 * The topics that a misspelt name means: the nearest name within the slips that its length allows, or one that
 * sounds the same. Empty where nothing is near, or where two names are equally near and mean different topics.
 */
export function topicsMisspelt(index: NameIndex, name: string): readonly Topic[] {
  const typed = spelt(name);
  const most = slipsAllowed(typed.replaceAll(' ', '').length);
  if (most === 0 || !/^[\p{L}\p{N} ]+$/u.test(typed)) return [];
  const sound = soundOf(typed);
  const initials = [typed[0] ?? '', ...(CONFUSED[typed[0] ?? ''] ?? '')];
  let least = Number.POSITIVE_INFINITY;
  let best: Topic[] = [];
  for (const one of initials.flatMap((initial) => index.byInitial.get(initial) ?? [])) {
    if (one.text.length < 4 || !wordByWord(typed, one.text)) continue;
    const edits = one.sound === sound ? 0.5 : editDistance(typed, one.text, most);
    if (edits > most || edits > least) continue;
    best = edits < least ? [...one.topics] : [...best, ...one.topics];
    least = edits;
  }
  const topics = [...new Set(best)];
  return topics.length === 1 ? topics : [];
}
