import type { Draft } from '../draft.ts';
import { nameKey } from './key.ts';

const continues = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Whether `form` stands in a text as words of their own, elsewhere than at its beginning. */
function standsWithin(text: string, form: string): boolean {
  for (let at = text.indexOf(form, 1); at > 0; at = text.indexOf(form, at + 1)) {
    if (!continues(text[at - 1]) && !continues(text[at + form.length])) return true;
  }
  return false;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a text names a proper thing: in capitals, and not only because a sentence begins. */
function namesProperly({ question, answer }: Draft, name: string): boolean {
  const bare = name.trim().replace(/^the\s+/iu, '');
  const titled = bare.split(/\s+/u).map(capitalised).join(' ');
  return [...new Set([titled, bare])].some(
    (form) => /^\p{Lu}/u.test(form) && (answer === form || standsWithin(question, form)),
  );
}

/**
 * Whether a question is about what is called `name`, as far as its words tell: the name is in the answer, or it
 * stands in the question as a proper name does. "Flies" is not in "it flies". Whose answer is the very name is not
 * asked: nobody would have to know anything.
 */
export function speaksOf(draft: Draft, name: string): boolean {
  const [answer, key] = [nameKey(draft.answer), nameKey(name)];
  if (answer === key) return false;
  return ` ${answer} `.includes(` ${key} `) || namesProperly(draft, name);
}
