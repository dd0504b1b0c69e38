import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';
import { wordsOf } from '../words/text.ts';
import { isAdult } from './adult.ts';
import { EXAM_SYSTEM } from './exam.ts';
import { findLeftover } from './leftovers.ts';
import { isEnglish, isMixedScript } from './plain-english.ts';
import { WRITER_SYSTEM, WRITER_TASKS } from './prompt.ts';
import type { AnyReason } from './reasons.ts';

/** So many words in a row do not agree with ours by chance. */
const RUN = 6;
/** A shorter key is a placeholder such as 'none', and could be a word of a question. */
const MIN_KEY = 8;

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
}

const OURS = new Set([WRITER_SYSTEM, EXAM_SYSTEM, ...WRITER_TASKS].flatMap(runsOf));

/** 'number', 'label' (a single letter), 'sign' (no letter or digit) or 'words'. */
function kindOf(option: string): string {
  if (/^[\d\s.,%+\u2212/:-]*\d[\d\s.,%+\u2212/:-]*$/u.test(option)) return 'number';
  if (/^\(?\p{L}[).:]?$/u.test(option)) return 'label';
  return /[\p{L}\p{N}]/u.test(option) ? 'words' : 'sign';
}

/** Whether one option is unlike the three others, as a letter or a number among names is. */
function hasOddOption(draft: Draft): boolean {
  const kinds = optionsOf(draft).map(kindOf);
  return (
    kinds.some((kind) => kinds.filter((other) => other === kind).length === 1) && new Set(kinds).size > 1
  );
}

/**
 * Why a draft of a model is turned away before the gates see it, or undefined when they may. What a model writes
 * is text of a stranger: it may obey the name of the subject, repeat our instructions or the key it was called
 * with, hide characters, or write in another language.
 */
export function unfitness(draft: Draft, apiKey: string | undefined): AnyReason | undefined {
  const texts = [draft.question, ...optionsOf(draft), draft.explanation];
  const joined = texts.join(' ');
  const secret = apiKey !== undefined && apiKey.length >= MIN_KEY ? apiKey.toLowerCase() : undefined;
  if (secret !== undefined && joined.toLowerCase().includes(secret)) return 'echo';
  if (runsOf(joined).some((run) => OURS.has(run))) return 'echo';
  if (texts.some(isMixedScript) || !isEnglish([draft.question, draft.explanation])) return 'foreign';
  if (findLeftover(draft) !== undefined) return 'artifact';
  if (texts.some(isAdult)) return 'offence';
  return hasOddOption(draft) ? 'odd_option' : undefined;
}
