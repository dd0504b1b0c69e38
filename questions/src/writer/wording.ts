import type { Entry } from '../facts/entry.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';

/** The clauses of a definition, without leading conjunctions. */
export function clausesOf(gloss: string): string[] {
  return gloss
    .split(/;\s*/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/** With a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lastWord = (phrase: string) => wordsOf(phrase).at(-1) ?? '';

const ENDS_SENTENCE = /[.?!]$/u;
/** As a sentence of its own. */
export const sentence = (text: string) =>
  ENDS_SENTENCE.test(text) ? capitalised(text) : `${capitalised(text)}.`;

const STARTS_PERSON =
  /^(?:(?:an?|the) )?(?:[\p{L}’-]+,? (?:and |or )?){0,6}?(?:who|in|of|and|noted|known|remembered|born|whose|whom|considered|regarded|famous|best|from|under|during|that|for|at|executed|to)\b/u;

/** How a person's description is asked about: a plain question where it reads as a noun phrase, else in quotation marks. */
function askPerson(clause: string, entry: Entry): string {
  // Whoever was alive when the dictionary was written may not be any more: 'is' and 'was' are both a risk.
  if (/\bborn\b/u.test(entry.years)) return `Who is this: “${clause}”?`;
  const verb = entry.years === '' ? 'is' : 'was';
  const relative =
    /^(?:an? |the )?((?:(?!who\b)[\p{L}’-]+ ){1,7}?)who (?=(?:was|is|led|wrote|invented|discovered|founded|became|ruled|made|painted|established|formulated|developed|introduced|first|proposed|created|composed|won|conquered|defeated|designed|commanded|explored|studied|built|believed|had|devised|pioneered|succeeded)\b)(.+)$/u.exec(
      clause,
    );
  if (relative !== null)
    return `Which ${relative[1] ?? ''}${relative[2] ?? ''}?`.replaceAll(' and who ', ' and ');
  const noun = /^(?:(?:an?|the) )?(.+)$/u.exec(clause)?.[1] ?? clause;
  const verbal = /^(?:[a-z]+ed|became|wrote|led|founded) /u.test(clause);
  if (entry.years !== '' && !verbal && STARTS_PERSON.test(clause)) return `Who ${verb} the ${noun}?`;
  return `Who is this: “${clause}”?`;
}

/** Fields that are named with an article. */
const TAKES_THE = new Set(['military', 'theater', 'theatre', 'law of nations', 'computer', 'army']);
/** A field of knowledge after 'in': 'the military', 'golf'. */
export const fieldOf = (domain: string) => (TAKES_THE.has(domain) ? `the ${domain}` : domain);
const HAS_ARTICLE = /^(?:an?|the) /u;

/** Words for one individual thing: 'Which of these is the battle in which …?'. */
function askIndividual(clause: string): string {
  if (HAS_ARTICLE.test(clause)) return `What is the name of ${clause.replace(/^an? /u, 'the ')}?`;
  return `Which of these is described as “${clause}”?`;
}

/**
 * The question whose answer is the entry, from so many clauses of its definition. `noun` names what the topic's
 * kinds are ('bird', or empty), `domain` the field of a term.
 */
export function askFor(
  entry: Entry,
  clauses: readonly string[],
  how: { noun: string; domain: string },
  turn: number,
): string {
  const text = clauses.join('; ');
  // 'Which plaything is described as “plaything consisting of …”' says it twice.
  const noun =
    how.noun !== '' && wordsOf(text).some((word) => related(word, lastWord(how.noun))) ? '' : how.noun;
  const single = clauses.length === 1;
  if (entry.instance && entry.file === 18) return single ? askPerson(text, entry) : `Who is this: “${text}”?`;
  if (entry.instance) return single ? askIndividual(text) : `Which of these is “${text}”?`;
  if (how.domain !== '') {
    const field = fieldOf(how.domain);
    if (single && HAS_ARTICLE.test(text)) return `In ${field}, what is the term for ${text}?`;
    return `In ${field}, what is the term for “${text}”?`;
  }
  if (single && HAS_ARTICLE.test(text)) {
    if (noun !== '' && turn % 2 === 0) return `Which ${noun} is ${text}?`;
    return `What do you call ${text}?`;
  }
  return noun === ''
    ? `Which of these is described as “${text}”?`
    : `Which ${noun} is described as “${text}”?`;
}
