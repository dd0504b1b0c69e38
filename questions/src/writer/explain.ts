import { BOUNDS } from '../bounds.ts';
import type { Entry } from '../facts/entry.ts';
import { LEX } from '../facts/wordnet-file.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { wordsOf } from '../words/text.ts';
import type { Pool } from './pool.ts';
import { capitalised, clausesOf, sentence } from './wording.ts';

/** An explanation long enough to teach something; more is added only below this. */
const ENOUGH = 110;
/** So many new words make an explanation worth reading. */
const ENOUGH_NEW = 6;

/** Files in which the wider term tells a reader something: animals, artefacts, food, plants. */
const TREE_OF_USE = new Set([5, 6, 13, 20]);

/** Not what a player wants to read by the way. */
const UNWELCOME = /jihad|militan|terror|hysertia|crowned him emperor/iu;

/**
 * Years of a life that began and ended; a year of birth alone says that somebody was alive when the source was written.
 * Only from 1700 on: before, the source and others often differ.
 */
const livedIn = (entry: Entry) =>
  entry.instance && entry.file === LEX.person && /^1[7-9]\d\d[-–]\d{4}$/u.test(entry.years)
    ? entry.years
    : '';

/** A clause that goes on with the verb of a plural subject cannot stand after one name. */
const VERB_FIRST = /^(?:have|has|had|are|were|is|was) /u;

/** What an entry is, in a short sentence: for a wrong answer, so that the player learns two words. */
function describe(entry: Entry): string | undefined {
  const first = clausesOf(entry.gloss)[0] ?? '';
  if (first.length < 12 || first.length > 120 || entry.flaw !== '' || UNWELCOME.test(first)) return undefined;
  const years = livedIn(entry) === '' ? '' : ` (${livedIn(entry)})`;
  return `${capitalised(entry.lemma)}${years}: ${first}.`;
}

/** The nearest wider term with a name that says something to a reader. */
function widerTerm(entry: Entry, pool: Pool): string | undefined {
  const parents = entry.parents.flatMap((id) => pool.parents.get(id) ?? []);
  return parents.find(
    (parent) => parent.familiarity >= 3.2 && parent.flaw !== 'offence' && parent.flaw !== 'unnamed',
  )?.lemma;
}

function pieces(entry: Entry, rest: readonly string[], pool: Pool): string[] {
  const name = capitalised(entry.lemma);
  const list: string[] = [];
  const more = rest.filter((clause) => !UNWELCOME.test(clause) && !VERB_FIRST.test(clause));
  if (more.length > 0) list.push(sentence(`${name}: ${more.join('; ')}`));
  if (livedIn(entry) !== '') list.push(`${name} lived ${livedIn(entry)}.`);
  const others = entry.others
    .filter((other) => /^\p{Ll}/u.test(other) === /^\p{Ll}/u.test(entry.lemma))
    .slice(0, 2);
  if (others.length > 0 && !entry.instance) list.push(`It is also called ${others.join(' or ')}.`);
  const wider = TREE_OF_USE.has(entry.file) && !entry.instance ? widerTerm(entry, pool) : undefined;
  if (wider !== undefined) list.push(`It is a kind of ${wider}.`);
  return list;
}

/**
 * What the player reads afterwards: the clauses that the question left out, years, other names, the wider term,
 * and what a wrong answer really is. Never what the question has said already.
 */
export function explain(
  entry: Entry,
  rest: readonly string[],
  asked: string,
  others: readonly Entry[],
  pool: Pool,
): string {
  const known = new Set(wordsOf(`${asked} ${entry.lemma}`));
  let text = '';
  const added = () => new Set(wordsOf(text).filter((word) => !known.has(word) && !isFunctionWord(word))).size;
  const contrasts = others.flatMap((other) => describe(other) ?? []);
  for (const piece of [...pieces(entry, rest, pool), ...contrasts]) {
    if (text.length >= ENOUGH && added() >= ENOUGH_NEW) break;
    const longer = text === '' ? piece : `${text} ${piece}`;
    if (longer.length <= BOUNDS.explanation.max) text = longer;
  }
  return text;
}
