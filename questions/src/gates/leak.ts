import { isFunctionWord } from '../words/function-words.ts';
import { related } from '../words/related.ts';
import { fold, wordsOf } from '../words/text.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** In so many of the three others a word may stand that the question shares with the answer: then it points at none. */
const SHIELD = 2;

/** Scripts that write words without spaces between them: there the whole answer is looked for. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Words that can give something away: no grammar, no single letters or digits. */
function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => word.length > 1 && !isFunctionWord(word));
}

/**
 * The question does not give its answer away by a word that stands in both, or by one akin to it
 * (lap and lapdog, Switzerland and Swiss). A word that two of the other options share is no hint.
 */
export const noLeak: Gate = (draft) => {
  if (UNSPACED.test(draft.answer) && fold(draft.question).includes(fold(draft.answer))) {
    return reject('leak', `"${draft.answer}" stands in the question`);
  }
  const others = draft.others.map(tellingWords);
  const asked = tellingWords(draft.question);
  for (const word of tellingWords(draft.answer)) {
    for (const hint of asked.filter((candidate) => related(candidate, word))) {
      const shared = others.filter((words) => words.some((other) => related(hint, other)));
      if (shared.length < SHIELD) return reject('leak', `"${hint}" in the question hints at "${word}"`);
    }
  }
  return PASSED;
};
