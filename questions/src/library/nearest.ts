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

/** How much of a name was typed: the share of its words and of the typed ones, common words counting less. */
function sharedWords(typed: readonly string[], key: string): number {
  const words = key.split(' ');
  const weight = words
    .filter((word) => typed.includes(word))
    .reduce((sum, word) => sum + (COMMONPLACE.has(word) ? 0.4 : 1), 0);
  return weight / Math.sqrt(words.length * typed.length);
}

/** From this share on a name is near enough to be offered. */
const LEAST_SHARE = 0.3;
/** Slips up to which a name is near enough to be offered. */
const MOST_SLIPS = 3;
/** A shorter name has too little in it to be misspelt. */
const SHORTEST = 5;

/** Topics whose name or other name resembles what was typed, the most alike first, at most `most`. */
export function topicsLike(index: NameIndex, typed: string, most: number): Topic[] {
  const key = nameKey(typed);
  const words = key.split(' ');
  const scores = new Map<Topic, number>();
  const add = (topics: readonly Topic[], score: number) => {
    for (const topic of topics) scores.set(topic, Math.max(score, scores.get(topic) ?? 0));
  };
  add(index.near.get(key) ?? [], 1);
  for (const near of new Set(words.flatMap((word) => index.byWord.get(word) ?? []))) {
    const share = sharedWords(words, near);
    if (share > LEAST_SHARE) add(index.byKey.get(near) ?? [], share);
  }
  for (const { text, topics } of key.length < SHORTEST ? [] : (index.byInitial.get(key[0] ?? '') ?? [])) {
    const slips = editDistance(key, text, MOST_SLIPS);
    if (slips <= MOST_SLIPS) add(topics, 0.9 - slips * 0.2);
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
  for (const [key, topics] of [...index.byKey, ...index.near]) {
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
