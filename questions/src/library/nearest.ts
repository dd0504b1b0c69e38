import { nameKey } from './key.ts';
import type { NameIndex } from './name-index.ts';
import { editDistance } from './slips.ts';
import type { Topic } from './topic-graph.ts';

/** Words that many names have and that say nothing about their subject. */
const COMMONPLACE = new Set(
  'world famous great game city modern history music film book food country animal language sport colour'.split(
    ' ',
  ),
);

function likeness(typed: readonly string[], key: string): number {
  const words = key.split(' ');
  const shared = words.filter((word) => typed.includes(word));
  const weight = shared.reduce((sum, word) => sum + (COMMONPLACE.has(word) ? 0.4 : 1), 0);
  if (weight > 0) return weight / Math.sqrt(words.length * typed.length);
  const joined = typed.join(' ');
  const edits = joined.length > 4 ? editDistance(joined, key, 3) : 4;
  return edits <= 3 ? 0.9 - edits * 0.2 : 0;
}

/** Topics whose name or other name resembles what was typed, the most alike first, at most `most`. */
export function topicsLike(index: NameIndex, typed: string, most: number): Topic[] {
  const words = nameKey(typed).split(' ');
  const scores = new Map<Topic, number>();
  for (const [key, topics] of index.byKey) {
    const score = likeness(words, key);
    if (score > 0.3) for (const topic of topics) scores.set(topic, Math.max(score, scores.get(topic) ?? 0));
  }
  return [...scores]
    .sort(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(([topic]) => topic);
}

/** Topics for a search box: each typed word begins a word of one of their names; names themselves first. */
export function topicsStarting(index: NameIndex, typed: string, most: number): Topic[] {
  const words = nameKey(typed).split(' ');
  const fits = (key: string) => {
    const parts = key.split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const ranked = new Map<Topic, number>();
  for (const [key, topics] of index.byKey) {
    if (!fits(key)) continue;
    for (const topic of topics) {
      const rank = (nameKey(topic.name) === key ? 0 : 2) + (key.startsWith(words[0] ?? '') ? 0 : 1);
      ranked.set(topic, Math.min(rank, ranked.get(topic) ?? rank));
    }
  }
  return [...ranked]
    .sort(([a, x], [b, y]) => x - y || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(([topic]) => topic);
}
