import type { Random } from '@trivium/rules/random';
import { BOUNDS } from '../../bounds.ts';
import type { Entry } from '../../facts/entry.ts';
import { levelOf } from '../../facts/familiarity.ts';
import type { FactSource } from '../../facts/source.ts';
import { isFunctionWord } from '../../words/function-words.ts';
import { wordsOf } from '../../words/text.ts';
import { givesAway } from '../apart.ts';
import { pickDistractors } from '../distractors.ts';
import type { Drafted } from '../drafted.ts';
import { explain } from '../explain.ts';
import { isPluralFor } from '../genus.ts';
import { sortOf } from '../merit.ts';
import type { Item, Pool } from '../pool.ts';
import { showsPart } from '../shows-part.ts';
import { capitalised, clausesOf, fieldOf } from '../wording.ts';
import { said } from './define.ts';

const MIN_WORDS = 4;
/** Of a person nothing but nation and trade is no answer to who they were: there were many. */
const MIN_SAID = 21;

/** A definition short enough for an option, or undefined. */
function shortMeaning(entry: Entry): string | undefined {
  const first = clausesOf(entry.gloss)[0] ?? '';
  const words = wordsOf(first).filter((word) => !isFunctionWord(word)).length;
  if (
    first.length > BOUNDS.option.max ||
    words < MIN_WORDS ||
    said(entry, [first]) < MIN_SAID ||
    entry.flaw !== ''
  )
    return undefined;
  const shown = wordsOf(first).some((word) => word.length >= 4 && entry.lemma.toLowerCase().includes(word));
  if (
    shown ||
    givesAway(first, entry.lemma) ||
    showsPart(first, entry.lemma) ||
    /[():]/u.test(first) ||
    isPluralFor(first, entry.lemma)
  )
    return undefined;
  return capitalised(
    first.replace(/^(?:any of (?:various|several|numerous|a number of|the) |any (?=\p{L})|an? |the )/u, ''),
  );
}

function askAbout(item: Item): string {
  const { entry } = item;
  if (entry.instance && entry.file === 18) return `Which of these describes ${entry.lemma}?`;
  if (entry.instance) return `What is ${entry.lemma}?`;
  return item.relation === 'domain'
    ? `In ${fieldOf(item.domain)}, what does “${entry.lemma}” mean?`
    : `What does the word “${entry.lemma}” mean?`;
}

/** Whether only the right option begins a word as the asked one begins: a lugger is rigged with lugsails. */
function beginsAlike(lemma: string, answer: string, others: readonly string[]): boolean {
  const start = lemma.toLowerCase().slice(0, 3);
  const holds = (text: string) => wordsOf(text).some((word) => word.length > 3 && word.startsWith(start));
  return holds(answer) && !others.some(holds);
}

/** Asks what a word means or who somebody was; the options are short definitions. */
export function meaning(source: FactSource, pool: Pool, item: Item, random: Random): Drafted[] {
  const answer = shortMeaning(item.entry);
  // A definition that mentions the topic stands out among others, and a rare meaning of a word is not what it means.
  if (answer === undefined || item.relation === 'mention' || item.entry.rank > 1) return [];
  // What is put together of plain words explains itself: a place of worship.
  if (!item.entry.instance && /[ -]/u.test(item.entry.lemma)) return [];
  const others = pickDistractors(source, pool, item, shortMeaning, answer, random);
  const texts = others?.map((other) => shortMeaning(other) ?? '') ?? [];
  const [a, b, c] = texts;
  if (others === undefined || a === undefined || b === undefined || c === undefined) return [];
  if (beginsAlike(item.entry.lemma, answer, texts)) return [];
  const question = askAbout(item);
  const rest = clausesOf(item.entry.gloss).slice(1);
  const named = others.map(
    (other) => `“${capitalised(texts[others.indexOf(other)] ?? '')}” would be ${other.lemma}.`,
  );
  const told = explain(item.entry, rest, `${question} ${answer}`, [], pool);
  const explanation = [told, ...named].reduce((text, piece) =>
    text.length > 60 || `${text} ${piece}`.length > BOUNDS.explanation.max ? text : `${text} ${piece}`.trim(),
  );
  const draft = {
    question,
    answer,
    others: [a, b, c] as [string, string, string],
    explanation,
    difficulty: Math.max(1, levelOf(item.entry.familiarity) - 1),
  };
  return [{ draft, kind: 'meaning', merit: item.entry.familiarity + sortOf(item.entry) - 1.2 + random() }];
}
