import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** What a writing program leaves behind: mark-up, entities, addresses, talk about the task. */
const LEFTOVERS = [
  // Bold type and code fences; "2 ** 3" and "__init__" are code of their own.
  /\*\*[^*\s][^*]*\*\*|```/u,
  /\bhttps?:\/\/\w/iu,
  /\((?:in)?correct(?: answer)?\)|\[(?:answer|blank|insert[^\]]*)\]/iu,
  /\bas an ai\b|\blanguage model, i\b/iu,
];
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+);/iu;
/** A question about mark-up may show an entity. */
const ABOUT_MARKUP = /\b(?:html|xml|entity|entities)\b/iu;
/** Options are shuffled, so nothing may speak of their places. */
const PLACES =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice) [A-D1-4]\b|\b[Tt]he (?:first|second|third|fourth|last) (?:option|answer|choice)\b/u;
/** "A) Mars", "(b) Venus", "3. Earth". */
const LABEL = /^\(?[A-Da-d1-4][).:]\s/u;

const textsOf = (draft: Draft) => [draft.question, ...optionsOf(draft), draft.explanation];

/** No traces of how a text was produced: players see every character as it is. */
export const noArtifacts: Gate = (draft) => {
  const patterns = [...LEFTOVERS, PLACES, ...(ABOUT_MARKUP.test(draft.question) ? [] : [ENTITY])];
  for (const text of textsOf(draft)) {
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    if (found) return reject('artifact', `"${found}" in "${text}"`);
  }
  const labelled = optionsOf(draft).filter((option) => LABEL.test(option));
  if (labelled.length < 2) return PASSED;
  return reject('artifact', `options carry labels: "${labelled.join('", "')}"`);
};
