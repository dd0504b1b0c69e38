import type { Draft } from '../draft.ts';
import { sameKey } from '../words/text.ts';
import { capitalised } from './wording.ts';

const continues = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Whether `form` stands in a text as words of their own, elsewhere than at its beginning. */
function standsWithin(text: string, form: string): boolean {
  for (let at = text.indexOf(form, 1); at > 0; at = text.indexOf(form, at + 1)) {
    if (!continues(text[at - 1]) && !continues(text[at + form.length])) return true;
  }
  return false;
}

/**
 * Whether a question speaks of a thing called `name` and not merely uses its words: the name stands in it as a
 * proper name does, in capitals and not only because a sentence begins. "Flies" is not in "it flies".
 */
export function namesProperly(draft: Draft, name: string): boolean {
  const bare = name.trim().replace(/^the\s+/iu, '');
  const titled = bare.split(/\s+/u).map(capitalised).join(' ');
  const forms = [titled, bare].filter((form) => /^\p{Lu}/u.test(form));
  return forms.some((form) => draft.answer === form || standsWithin(draft.question, form));
}

const singular = (text: string) => sameKey(text).replace(/(?<=\p{L}{3})(?:es|s)$/u, '');

/** Whether the answer of a question is the very name of its quiz: then nobody has to know anything. */
export function givenByName(draft: Draft, name: string): boolean {
  return singular(draft.answer) === singular(name);
}
