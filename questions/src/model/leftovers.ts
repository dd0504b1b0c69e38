import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';

/** A question about mark-up may show a bare tag. */
const ABOUT_MARKUP = /\b(?:html|xml|svg|css|jsx|markup|mark-up|tags?|elements?)\b/iu;
const BARE_TAG = /<\/?[a-z][a-z0-9-]*\s?\/?>/giu;
const TAG = /<[!/?a-z][^<>]*>?/iu;

/** Traces that models leave in a text and that no player should see. */
const LEFTOVERS = [
  // Invisible and unassigned characters can hide an answer from the gates or turn the text round.
  /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]/u,
  // Marks heaped upon a letter.
  /\p{M}{3}/u,
  // Emphasis, headings, links and code.
  /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\p{N}_])/u,
  /^#{1,6}\s|^>\s|\]\(|^[-*]\s\p{L}/u,
  /`[^`]*`/u,
  /\\u[0-9a-f]{4}|\\n|\\"/iu,
  /\$\$|\\(?:frac|text|times|sqrt|cdot|begin)\b|\{\{|\}\}|\$\{/u,
  // The data of a request, or of an answer.
  /"\s*:\s*(?:["[{\d]|null|true|false)|\bALREADY ASKED\b|\bSUBJECT\s+[{"]/u,
  // Addresses of any sort.
  /\bwww\.|\b(?:javascript|data|file|ftp):\S|:\/\/|[\w.+-]@[\w-]+\.\w/iu,
  // The task instead of the subject.
  /\b(?:system (?:prompt|message)|(?:my|previous|prior|these) instructions|my (?:training|knowledge)|knowledge cut-?off|as requested|json (?:object|array|format)|chatbot|language model)\b/iu,
  /\b(?:according to|in|from) the (?:given |above |provided )?(?:passage|context|data above)\b/iu,
  /^(?:i['’]?m sorry|i am sorry|sorry,|i (?:cannot|can['’]t|am unable)|as an? (?:assistant|ai)|sure[,!]|certainly[,!]|here (?:is|are))/iu,
  /\b(?:lorem ipsum|placeholder|wrong (?:answer|option) ?\d|incorrect (?:answer|option))\b/iu,
  // The options within the question.
  /\b[A-D]\)\s.+\b[A-D]\)\s/u,
  // Gibberish of one letter.
  /(\p{L})\1{4}/iu,
];

/** What a model left behind in a draft, or undefined. */
export function findLeftover(draft: Draft): string | undefined {
  const bare = ABOUT_MARKUP.test(draft.question);
  for (const text of [draft.question, ...optionsOf(draft), draft.explanation]) {
    const tag = TAG.exec(bare ? text.replace(BARE_TAG, '') : text);
    if (tag !== null) return tag[0];
    const found = LEFTOVERS.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
