import { nameKey } from './key.ts';
import { editDistance, slipsAllowed, soundOf } from './slips.ts';
import type { Topic, TopicGraph } from './topic-graph.ts';

/** Finds topics by what people type. Built once; looking up takes well under a millisecond, a slip a few. */
export type NameIndex = {
  readonly graph: TopicGraph;
  /** Topics by the keys of their names and aliases; a key with several topics has several meanings. */
  readonly byKey: ReadonlyMap<string, readonly Topic[]>;
  /** Keys by their first letter, for slips. */
  readonly byInitial: ReadonlyMap<string, readonly { key: string; sound: string }[]>;
};

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
  const byInitial = new Map<string, { key: string; sound: string }[]>();
  for (const key of byKey.keys()) {
    const initial = key[0] ?? '';
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), { key, sound: soundOf(key) }]);
  }
  return { graph, byKey, byInitial };
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
  const key = nameKey(name);
  const most = slipsAllowed(key.replaceAll(' ', '').length);
  if (most === 0 || !/^[\p{L}\p{N} ]+$/u.test(key)) return [];
  const sound = soundOf(key);
  const initials = [key[0] ?? '', ...(CONFUSED[key[0] ?? ''] ?? '')];
  let best: { key: string; edits: number }[] = [];
  for (const candidate of initials.flatMap((initial) => index.byInitial.get(initial) ?? [])) {
    if (candidate.key.length < 4 || !wordByWord(key, candidate.key)) continue;
    const edits = candidate.sound === sound ? 0.5 : editDistance(key, candidate.key, most);
    if (edits > most || edits > (best[0]?.edits ?? most)) continue;
    if (edits < (best[0]?.edits ?? Number.POSITIVE_INFINITY)) best = [];
    best.push({ key: candidate.key, edits });
  }
  const topics = new Map(best.flatMap(({ key: one }) => index.byKey.get(one) ?? []).map((t) => [t.slug, t]));
  return topics.size === 1 ? [...topics.values()] : [];
}
