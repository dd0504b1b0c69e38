import { wordsOf } from '../words/text.ts';

/** What two ways of writing a name have in common: lower case, no accents, no punctuation, no leading article. */
export function keyOf(name: string): string {
  const words = wordsOf(name.replaceAll('&', ' and '));
  const article = words.length > 1 && ['the', 'a', 'an'].includes(words[0] ?? '');
  return (article ? words.slice(1) : words).join(' ');
}
