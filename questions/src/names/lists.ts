import { createRequire } from 'node:module';

const LISTS: unknown = createRequire(import.meta.url)('naughty-words');

/** The words and phrases of one language's list of abuse (`naughty-words`), in lower case; none for an unknown language. */
export function wordList(language: string): string[] {
  if (typeof LISTS !== 'object' || LISTS === null) return [];
  const list: unknown = Object.entries(LISTS).find(([name]) => name === language)?.[1];
  if (!Array.isArray(list)) return [];
  return list.filter((word): word is string => typeof word === 'string').map((word) => word.toLowerCase());
}
