import type { Entry } from '../facts/entry.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';
import type { Pool } from './pool.ts';

/** Where a definition has named what it is a kind of and goes on to tell what is special. */
const GOES_ON =
  /[,;:(]|\b(?:of|that|which|who|whose|where|when|for|in|with|without|used|having|from|to|on|by|at|as|made|designed|consisting|containing|between|resembling|characterized|caused|formed|given|held|worn|and|or)\b/u;
/** What stands before the kind without being one: 'any of various', 'a type of', 'either of two'. */
const LEADS_IN =
  /^(?:(?:any|one|either|each|some|all) (?:of )?(?:the |a number of |various |several |numerous |many |two |class of )*|(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:kind|type|sort|form|variety|species|breed|piece|pair|set) of (?:an? )?)/u;

/** The noun that a definition begins with, in lower case: 'toad' of 'common short-legged toad of Europe'. Empty when there is none. */
export function genusWord(gloss: string): string {
  const text = gloss.replace(LEADS_IN, '');
  return wordsOf(text.slice(0, GOES_ON.exec(text)?.index)).at(-1) ?? '';
}

/** Whether two entries are of one kind: under the same wider term, the one that the definition names, or defined by the same noun. */
export function sharesGenus(answer: Entry, other: Entry, pool: Pool): boolean {
  if (answer.parents.some((id) => other.parents.includes(id))) return true;
  const genus = pool.genus(answer);
  if (genus !== undefined && pool.ancestors(other.id).has(genus.id)) return true;
  const [own, its] = [genusWord(answer.gloss), genusWord(other.gloss)];
  return own !== '' && its !== '' && (related(own, its) || wordsOf(other.lemma).at(-1) === own);
}

const PLURAL = /(?:[^su]s|[^aeious]us?es)$/u;
const SINGULAR_IN_S = /(?:ss|us|is|ics|series|species|means|gas|lens|news)$/u;
const isPlural = (word: string) => word.length > 3 && PLURAL.test(word) && !SINGULAR_IN_S.test(word);

/** Whether a definition speaks of many things where its word names one: 'viral diseases of animals' for a fever. */
export function isPluralFor(gloss: string, lemma: string): boolean {
  if (/^(?:an?|the|any|one|either|each)\b/u.test(gloss) || isPlural(lemma.split(' ').at(-1) ?? ''))
    return false;
  return isPlural(genusWord(gloss));
}

/** The last word that all of these names share and the answer lacks, as 'rush' in three rushes beside a lily. */
export function ruledOutBy(answer: string, others: readonly string[]): boolean {
  const [first = [], ...rest] = others.map(wordsOf);
  const own = wordsOf(answer);
  return (
    others.length >= 3 &&
    first.some((word) => !own.includes(word) && rest.every((words) => words.includes(word)))
  );
}
