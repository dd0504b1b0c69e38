import { keyOf } from '../facts/key.ts';
import { judgeName } from '../names/moderate.ts';

const PERSONAL =
  'That sounds like something personal. The built-in writer knows only what stands in dictionaries and atlases, so you know more about it.';
const NO_TOPIC =
  'That does not look like a subject. Try a field of knowledge, a place, a thing or a well-known person.';
const OTHER_SCRIPT = 'The built-in writer only knows English names. Try the English word for it.';

const US = /\bus\b(?! (?:states|presidents|history|constitution|politics|geography|cities|army|open))/u;
const OWN =
  /\b(?:my|our|me|mine|ours|myself|your|wedding|birthday party|best friend|bff|girlfriend|boyfriend|inside jokes?|family reunion|(?:mum|mom|dad|granny|grandma|grandpa)(?:'s|s)?)\b/iu;
/** Words so general that anything would fit, and the quiz would be about nothing. */
const TOO_GENERAL = new Set(
  `stuff thing things something anything everything nothing lol test testing quiz quizzes question questions trivia object
  objects entity person people friend friends company companies place places word words name names idea ideas fact facts
  good bad fun random other others abc foo bar foobar hello hi yes no ok okay whatever misc none null undefined man men
  woman women boy girl guys dude act thought whole group groups abstraction life best love top cool great new old day
  office home house school work player players team teams famous women famous men funny jokes joke memes meme idiot idiots`.split(
    /\s+/u,
  ),
);

function looksTyped(key: string): boolean {
  const letters = key.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return false;
  // No vowel in a long word, or the rows of a keyboard: nobody's subject.
  const mashed = key
    .split(' ')
    .some(
      (word) =>
        /^(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|jkl|uiop)\w*/u.test(word) ||
        (word.length > 4 && !/[aeiouy]/u.test(word) && /^[a-z]+$/u.test(word)),
    );
  return !mashed;
}

/** Why a name is turned away before anything is looked up, in words for the player; undefined when it is not. */
export function refusal(name: string): { status: 'refused' | 'unknown'; reason: string } | undefined {
  const key = keyOf(name);
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const judged = judgeName(name, 'category');
  if (!judged.ok) return { status: 'refused', reason: judged.reason };
  if (OWN.test(plain) || US.test(plain)) return { status: 'refused', reason: PERSONAL };
  if (/[^\p{sc=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]/u.test(name))
    return { status: 'unknown', reason: OTHER_SCRIPT };
  if (TOO_GENERAL.has(key) || !looksTyped(key)) return { status: 'unknown', reason: NO_TOPIC };
  return undefined;
}
