import { wordsOf } from '../words/text.ts';
import { nameKey } from './key.ts';
import { type NameIndex, topicsNamed } from './name-index.ts';
import type { Topic } from './topic-graph.ts';

/** Words that name a topic somewhere and say nothing about the subject of a phrase. */
const VAGUE = new Set(
  `word name number person people thing world fact art work life day year time game story home house water light air
  colour love family friend school class job rule part shape type idea test law power energy money hand head eye play
  country city book song film show picture sign history science hello zero first last order wish dream land state
  real fly past present future extreme common grand every everybody special general national main popular summer
  winter spring cell chapter unit field record trick sound line sport body mother father man woman child baby fire hair skin heart`.split(
    /\s+/u,
  ),
);

const LONGEST_NAME = 4;
/** With fewer words a name is no phrase: what is not found as it stands is another subject. */
const PHRASE_WORDS = 3;
const MOST_WORDS = 12;

type Hit = { readonly topic: Topic; readonly at: number; readonly words: number };

/** How many topics descend from each: the fewer, the more special it is. */
const sizes = new WeakMap<NameIndex, ReadonlyMap<string, number>>();

function sizesOf(index: NameIndex): ReadonlyMap<string, number> {
  const known = sizes.get(index);
  if (known) return known;
  const made = new Map<string, number>();
  for (const { parents } of index.graph.topics.values()) {
    for (const parent of parents) made.set(parent, (made.get(parent) ?? 0) + 1);
  }
  sizes.set(index, made);
  return made;
}

/** The topics from the most special to the widest; the order they came in where they are alike. */
export function mostSpecialFirst(index: NameIndex, topics: readonly Topic[]): Topic[] {
  const children = sizesOf(index);
  const size = ({ slug }: Topic) => children.get(slug) ?? 0;
  return topics.toSorted((a, b) => size(a) - size(b));
}

function hitsIn(index: NameIndex, words: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let n = Math.min(LONGEST_NAME, words.length - at); n > 0; n--) {
      const text = words.slice(at, at + n).join(' ');
      const [topic, ...more] = topicsNamed(index, text);
      if (!topic || more.length > 0 || (n === 1 && VAGUE.has(nameKey(text)))) continue;
      hits.push({ topic, at, words: n });
      at += n - 1;
      break;
    }
  }
  return hits;
}

/** Words that make a phrase of names: without one of them 'contract bridge bidding' is a subject of its own. */
const PHRASE =
  /^(?:how|what|why|who|when|where|which|can|do|does|is|are|discover|explore|famous|great|common|best)\b|\b(?:of|in|from|for|and|or|that|who|which|with|you|i|we|to|about|on|at|by|vs|since|before|after|every|everybody|everyone|should|ever|around|into|without|only)\b/iu;

/** Whether a proper name is left that no topic has: it is what the phrase is about, and not to be passed over. */
function namesAnother(typed: string, hits: readonly Hit[], words: readonly string[]): boolean {
  const covered = new Set(hits.flatMap(({ at, words: n }) => words.slice(at, at + n)));
  return [...typed.matchAll(/(?<!^)(?<![.!?] )\b\p{Lu}[\p{L}\p{N}]+/gu)].some(({ 0: name }) =>
    wordsOf(name).some((word) => !covered.has(word) && !PHRASE.test(word) && word !== 'the'),
  );
}

/**
 * The topic that a phrase turns around where the phrase as a whole is none: the one that it begins with, else the
 * longest and most special name in it. 'Rules of basketball for parents' is about Basketball. Undefined for what is no
 * phrase, and where something is named that no topic knows.
 */
export function mainTopic(index: NameIndex, phrase: string): Topic | undefined {
  const words = wordsOf(phrase);
  const bare = phrase.replace(/^(?:the|an?) /iu, '');
  if (words.length < PHRASE_WORDS || words.length > MOST_WORDS || !PHRASE.test(bare)) return undefined;
  const hits = hitsIn(index, words);
  if (hits.length === 0 || namesAnother(phrase, hits, words)) return undefined;
  const [first] = hits;
  if (first?.at === 0) return first.topic;
  const longest = Math.max(...hits.map((hit) => hit.words));
  return mostSpecialFirst(
    index,
    hits.filter((hit) => hit.words === longest).map(({ topic }) => topic),
  )[0];
}
