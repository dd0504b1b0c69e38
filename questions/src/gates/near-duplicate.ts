import type { Draft } from '../draft.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { sameKey, wordsOf } from '../words/text.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** Jaccard of the words of two questions from which, with the same answer, they are one question. */
const SAME_ANSWER = 0.4;
/** Jaccard of question and answer together from which two are one, whichever way round they ask. */
const SAME_FACT = 0.7;
/** Share of the shorter one's words that the longer one holds when it answers it by the way. */
const SWALLOWED = 0.9;
/** Below this many words a question is too short to be swallowed by chance. */
const SWALLOWED_MIN_WORDS = 5;

type Fingerprint = { asked: Set<string>; all: Set<string>; answer: string };

// A set of n questions compares n * n / 2 pairs; the words of each are taken apart only once.
const fingerprints = new WeakMap<Draft, Fingerprint>();

function fingerprintOf(draft: Draft): Fingerprint {
  const known = fingerprints.get(draft);
  if (known) return known;
  const content = (text: string) =>
    wordsOf(text)
      .filter((word) => !isFunctionWord(word))
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  const asked = new Set(content(draft.question));
  const made = { asked, all: asked.union(new Set(content(draft.answer))), answer: sameKey(draft.answer) };
  fingerprints.set(draft, made);
  return made;
}

function jaccard(a: Set<string>, b: Set<string>): number {
  const union = a.union(b).size;
  return union === 0 ? 0 : a.intersection(b).size / union;
}

/** Share of the smaller set that stands in the larger, 0 when it is too small to tell. */
function swallowed(a: Set<string>, b: Set<string>): number {
  const size = Math.min(a.size, b.size);
  return size < SWALLOWED_MIN_WORDS ? 0 : a.intersection(b).size / size;
}

function likeness(a: Fingerprint, b: Fingerprint): string | undefined {
  const asked = jaccard(a.asked, b.asked);
  if (a.answer === b.answer && asked >= SAME_ANSWER) return 'asks for the same answer in much the same words';
  if (jaccard(a.all, b.all) >= SAME_FACT) return 'is about the same fact';
  if (swallowed(a.all, b.all) >= SWALLOWED) return 'answers, or is answered by,';
  return undefined;
}

/** How two questions are one, in words, or undefined when they are two. */
export function duplication(a: Draft, b: Draft): string | undefined {
  return likeness(fingerprintOf(a), fingerprintOf(b));
}

/** The words by which a question is compared with others: those of question and answer, without function words. */
export function comparedWords(draft: Draft): ReadonlySet<string> {
  return fingerprintOf(draft).all;
}

/** No question asks for what another of its set asks for, in other words or the other way round. */
export const noNearDuplicate: Gate = (draft, { accepted }) => {
  const own = fingerprintOf(draft);
  for (const other of accepted) {
    const how = likeness(own, fingerprintOf(other));
    if (how !== undefined) return reject('near_duplicate', `${how} "${other.question}"`);
  }
  return PASSED;
};
