import type { Random } from '@trivium/rules/random';
import { BOUNDS } from '../../bounds.ts';
import type { Entry } from '../../facts/entry.ts';
import { levelOf } from '../../facts/familiarity.ts';
import type { FactSource } from '../../facts/source.ts';
import { LEX } from '../../facts/wordnet-file.ts';
import { isFunctionWord } from '../../words/function-words.ts';
import { wordsOf } from '../../words/text.ts';
import { echoesName } from '../clues.ts';
import { nationOf, pickDistractors } from '../distractors.ts';
import { count, type Drafted, type Rejections } from '../drafted.ts';
import { explain } from '../explain.ts';
import { isPluralFor } from '../genus.ts';
import { sortOf } from '../merit.ts';
import type { Item, Pool } from '../pool.ts';
import { showsPart } from '../shows-part.ts';
import { askFor, clausesOf } from '../wording.ts';

/** What a question must say at least, as a sum of inverse document frequencies; living things look alike. */
const MIN_SAID = 32;
/** A later meaning of a word has to be described so much more exactly for each step of its rank. */
const PER_RANK = 5;
const MIN_SAID_LIVING = 36;
const MIN_SAID_PERSON = 34;
const MIN_SAID_FOREIGNER = 70;
/** Content words of a whole definition, and of one whose later clauses are left out: 'the tenth month of the civil year' lacks whose. */
const MIN_WORDS = 5;
const MIN_WORDS_OF_PART = 6;
/** A definition without its later clauses may lack what tells, so what is left has to say more. */
const PARTIAL = 3;

/** The more a question says beyond what it must, the surer its answer: points of merit, and what earns one. */
const MAX_EXACT = 2;
const PER_EXACT = 10;

/** An artefact with so many direct kinds is a basic word, and its definition must say so much more. */
const BASIC_KINDS = 12;
const BASIC_MORE = 14;

const LIVING = new Set([5, 20]);

const contentWords = (text: string) => new Set(wordsOf(text).filter((word) => !isFunctionWord(word))).size;

/** Share of what a definition says that its first clauses say. */
export function said(entry: Entry, clauses: readonly string[]): number {
  return (entry.idf * contentWords(clauses.join(' '))) / Math.max(1, contentWords(entry.gloss));
}

function neededOf(entry: Entry): number {
  if (entry.instance) return entry.file === LEX.person ? MIN_SAID_PERSON : MIN_SAID;
  return (LIVING.has(entry.file) ? MIN_SAID_LIVING : MIN_SAID) + Math.max(0, entry.rank - 1) * PER_RANK;
}

const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/**
 * As few leading clauses as say enough and hold the phrase that makes them belong to the topic, or undefined when
 * even all of them do not.
 */
function tellingClauses(entry: Entry, phrase = ''): string[] | undefined {
  const clauses = clausesOf(entry.gloss);
  const needed = neededOf(entry);
  for (let length = 1; length <= clauses.length; length++) {
    const some = clauses.slice(0, length);
    if (phrase !== '' && !spaced(some.join(' ').replace(/\([^)]*\)/gu, ' ')).includes(spaced(phrase)))
      continue;
    const enough = length === clauses.length ? MIN_WORDS : MIN_WORDS_OF_PART;
    const wanted = needed + (length === clauses.length ? 0 : PARTIAL);
    if (said(entry, some) >= wanted && contentWords(some.join(' ')) >= enough) return some;
  }
  return undefined;
}

/** What tells one person from others of the same trade: deeds, works, numbers. */
const TELLING =
  /\b(?:who|whose|whom|which|(?:noted|known|remembered|famous|famed|honored|renowned|celebrated|acclaimed|considered|regarded) (?:for|as)|first|founder|discover\w*|invent\w*|author of|leader of|father of|mother of|son of|daughter of|wife of|king of|queen of|emperor of|husband of)\b|\d|[‘“]/iu;

/** Whether hardly more than the nation, which no wrong answer shares, tells who a person was: the only Roman. */
function tooPlain(entry: Entry, clauses: readonly string[], others: readonly Entry[]): boolean {
  const nation = nationOf(entry);
  if (!entry.instance || entry.file !== LEX.person || nation === undefined) return false;
  const text = clauses.join(' ');
  if (entry.years !== '' && !TELLING.test(text)) return true;
  const alone = text.includes(nation) && others.every((other) => nationOf(other) !== nation);
  return alone && said(entry, clauses) < MIN_SAID_FOREIGNER;
}

/**
 * Whether a basic word is described so loosely that its siblings fit too: a car is not the only vehicle with four
 * wheels and an engine.
 */
const isBasic = (entry: Entry, clauses: readonly string[], pool: Pool) =>
  entry.file === LEX.artifact &&
  pool.kindsOf(entry.id).length >= BASIC_KINDS &&
  said(entry, clauses) < neededOf(entry) + BASIC_MORE;

/** Asks for the word that a definition describes. */
export function define(
  source: FactSource,
  pool: Pool,
  item: Item,
  random: Random,
  rejections: Rejections,
): Drafted[] {
  const { entry } = item;
  const clauses = tellingClauses(entry, item.relation === 'mention' ? item.domain : '');
  if (clauses === undefined || isPluralFor(entry.gloss, entry.lemma) || isBasic(entry, clauses, pool)) {
    count(rejections, 'vague');
    return [];
  }
  const how = {
    noun: item.relation === 'kind' ? item.noun : '',
    domain: item.relation === 'domain' && !/\p{Lu}/u.test(item.domain) ? item.domain : '',
  };
  const question = askFor(entry, clauses, how, Math.floor(random() * 2));
  if (question.length > BOUNDS.question.max) {
    count(rejections, 'too_long');
    return [];
  }
  if (showsPart(question, entry.lemma)) {
    count(rejections, 'leak');
    return [];
  }
  const others = pickDistractors(source, pool, item, (other) => other.lemma, clauses.join(' '), random);
  const [a, b, c] = others ?? [];
  if (others === undefined || a === undefined || b === undefined || c === undefined) {
    count(rejections, 'few_distractors');
    return [];
  }
  if (tooPlain(entry, clauses, others)) {
    count(rejections, 'vague');
    return [];
  }
  const explanation = explain(entry, clausesOf(entry.gloss).slice(clauses.length), question, others, pool);
  const options = [a.lemma, b.lemma, c.lemma] as [string, string, string];
  if (echoesName({ question, answer: entry.lemma, others: options })) {
    count(rejections, 'leak');
    return [];
  }
  const draft = {
    question,
    answer: entry.lemma,
    others: options,
    explanation,
    difficulty: levelOf(entry.familiarity),
  };
  const exact = Math.min(MAX_EXACT, (said(entry, clauses) - neededOf(entry)) / PER_EXACT);
  return [{ draft, kind: 'define', merit: entry.familiarity + sortOf(entry) + exact + random() }];
}
