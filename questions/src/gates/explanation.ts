import { isFunctionWord } from '../words/function-words.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** Words that an explanation must add to those of its question and answer: the least that a new fact takes. */
const MIN_NEW_WORDS = 2;
/** They must be this share of its words at least, or the rest is repetition. */
const MIN_NEW_SHARE = 0.25;
/** Words that swell a sentence without teaching anything. */
const PADDING = new Set(
  'answer correct right true fact indeed actually interesting interestingly fun course located widely well popular question'.split(
    ' ',
  ),
);

/** Openings that only judge the player or point at the key. */
const EMPTY_OPENING =
  /^(?:(?:correct|right|yes|exactly|well done|that(?:'s| is) (?:right|correct|true))(?:\s*[!.,:;]|\s+[\u2013\u2014-]\s)|(?:the |this )?(?:correct |right )?answer (?:is|was)\b)/iu;

/** The explanation teaches something: words beyond those of question and answer, and no bare "Correct!". A player's own is taken as it is. */
export const tellingExplanation: Gate = (draft, { own = false }) => {
  if (own) return PASSED;
  const opening = EMPTY_OPENING.exec(draft.explanation)?.[0];
  if (opening !== undefined) return reject('empty_explanation', `begins with "${opening}"`);
  const said = wordsOf(`${draft.question} ${draft.answer}`);
  const words = [...new Set(wordsOf(draft.explanation))].filter((word) => !isFunctionWord(word));
  const added = words.filter((word) => !PADDING.has(word) && !said.some((known) => related(known, word)));
  if (added.length >= MIN_NEW_WORDS && added.length >= words.length * MIN_NEW_SHARE) return PASSED;
  return reject('empty_explanation', `adds only: ${added.join(', ') || 'nothing'}`);
};
