import type { Entry } from '../facts/entry.ts';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { foreignName } from './foreign.ts';
import { narrowed, sharesQualifier } from './narrowed.ts';
import { countryInOtherWords, countryNamed, placeCollection } from './place-names.ts';
import { formsOf } from './plural.ts';
import { refusal } from './refuse.ts';
import { chosenEntry, commonest, sensesOf } from './senses.ts';
import { corrected, nearTopics, offered } from './spelling.ts';
import { parseChoices, parseTarget } from './target.ts';
import type { Part, Resolution, Topic } from './topic.ts';
import { capitalised } from './wording.ts';

const UNKNOWN =
  'The built-in writer knows words, places, people and the sciences, but it has not enough on this to make a quiz.';
/** Words around a subject that say nothing about it; its history, its theory and its names are another matter. */
const FRAMES = [
  /^(?:all about|about|facts about|facts on|basics of|introduction to|intro to|the world of|world of|general|famous|types of|kinds of|breeds of|names of|different|great|common) (.+)$/u,
  /^(.+?) (?:quiz|trivia|facts|questions|knowledge|basics|101|terms|terminology|vocabulary|types|for beginners|breeds|species)$/u,
];
const AMBIGUOUS_DEMONYM = new Set(['American', 'Indian', 'Turkish']);
/** So many words in the dictionary must mention a proper name before it is a topic of its own. */
const MIN_MENTIONS = 15;

const ok = (name: string, parts: readonly Part[], interpretation: string): Resolution => ({
  status: 'ok',
  topic: { name, parts },
  interpretation,
});

function fromAlias(source: FactSource, key: string, sense: string | undefined): Resolution | undefined {
  const alias = formsOf(key)
    .map((form) => source.alias(form))
    .find((found) => found !== undefined);
  if (alias === undefined) return undefined;
  const choices = parseChoices(alias.target);
  if (choices === undefined) return ok(alias.name, parseTarget(source, alias.target), alias.name);
  const chosen = choices.find((choice) => choice.sense === sense);
  if (chosen !== undefined)
    return ok(
      `${alias.name} (${chosen.label})`,
      parseTarget(source, chosen.target),
      `${alias.name}, the ${chosen.label}`,
    );
  return {
    status: 'ambiguous',
    choices: choices.map(({ sense: each, label }) => ({ sense: each, label })),
    interpretation: `${alias.name} has several meanings.`,
  };
}

function fromCountry(source: FactSource, key: string): Resolution | undefined {
  const country = countryNamed(source, key);
  if (country === undefined) return undefined;
  const senses = source.senses(keyOf(country.name)).slice(0, 1);
  const entries: Part[] = senses.map((sense) => ({ kind: 'entry', id: sense.entry }));
  // 'American' and 'Indian' also mean the first people of America, elms and corn.
  const phrases = [country.name, country.demonym].filter(
    (phrase) => phrase !== '' && !AMBIGUOUS_DEMONYM.has(phrase),
  );
  return ok(
    country.name,
    [
      { kind: 'collection', name: 'country', place: country.code },
      ...entries,
      ...phrases.map((phrase): Part => ({ kind: 'mention', phrase })),
    ],
    `${country.name}, the country`,
  );
}

/**
 * Definitions that name a proper thing. What merely mentions a common word is seldom about it: a hand tool and a hand
 * at poker are no hands, and the head of a firm has a head like everybody.
 */
const mentionsOf = (entry: Entry): Part[] =>
  /^\p{Lu}/u.test(entry.lemma) ? [{ kind: 'mention', phrase: entry.lemma }] : [];

function fromDictionary(source: FactSource, key: string, sense: string | undefined): Resolution | undefined {
  const most = commonest(source, formsOf(key));
  for (const form of formsOf(key)) {
    const found = sensesOf(source, form, most).filter(({ entry }) => form === key || !entry.instance);
    if (found.length === 0) continue;
    const chosen = chosenEntry(found, sense);
    if (chosen === undefined)
      return {
        status: 'ambiguous',
        choices: found.map(({ choice }) => choice),
        interpretation: `“${capitalised(key)}” has several meanings.`,
      };
    const proper = /^\p{Lu}/u.test(chosen.entry.lemma);
    const name = proper ? chosen.entry.lemma : capitalised(key);
    const parts: Part[] = [{ kind: 'entry', id: chosen.entry.id }, ...mentionsOf(chosen.entry)];
    return ok(name, parts, `${name}: ${chosen.choice.label}`);
  }
  return undefined;
}

function fromMentions(source: FactSource, name: string, key: string): Resolution | undefined {
  const proper = /^\p{Lu}/u.test(name.trim()) && key.length > 3;
  if (!proper || source.mentions(key, MIN_MENTIONS).length < MIN_MENTIONS) return undefined;
  if (!key.includes(' ') && source.senses(key).length > 0) return undefined;
  return ok(name.trim(), [{ kind: 'mention', phrase: key }], `What is connected with ${name.trim()}`);
}

function fromUnion(source: FactSource, name: string): Resolution | undefined {
  const halves = name.split(/\s*(?:,|&|\+|\band\b)\s*/iu).filter(Boolean);
  if (halves.length < 2 || halves.length > 4 || sharesQualifier(source, halves.map(keyOf))) return undefined;
  const topics = halves
    .map((half) => exact(source, half, keyOf(half), undefined))
    .map((found) => (found?.status === 'ok' ? found.topic : undefined));
  const known = topics.filter((topic): topic is Topic => topic !== undefined);
  if (known.length < halves.length) return undefined;
  // Two names of one topic, such as tortoises and turtles, are one half.
  const different = new Map(known.map((topic) => [topic.name.toLowerCase(), topic]));
  const label = [...different.values()].map((topic) => topic.name).join(' and ');
  return ok(
    label,
    [...different.values()].flatMap((topic) => topic.parts),
    label,
  );
}

/** Every way to understand a key as it stands, without mending it. */
function exact(
  source: FactSource,
  name: string,
  key: string,
  sense: string | undefined,
): Resolution | undefined {
  const place = placeCollection(source, key);
  return (
    fromAlias(source, key, sense) ??
    (place === undefined ? undefined : ok(capitalised(name.trim()), place, capitalised(name.trim()))) ??
    fromCountry(source, key) ??
    fromDictionary(source, key, sense)
  );
}

function framed(source: FactSource, key: string, sense: string | undefined): Resolution | undefined {
  for (const frame of FRAMES) {
    const inner = frame.exec(key)?.[1];
    const found =
      inner === undefined || refusal(inner) !== undefined ? undefined : exact(source, inner, inner, sense);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misspelt(source: FactSource, key: string, sense: string | undefined): Resolution | undefined {
  // What the dictionary or the table of near names has is spelt right, though there may be too little on it.
  if (nearTopics(source, key).length > 0) return undefined;
  if (formsOf(key).some((form) => source.senses(form).length > 0)) return undefined;
  const common = (word: string) => sensesOf(source, word).some(({ weight }) => weight > 0);
  const guess = corrected(source, key, common);
  const found = guess === undefined ? undefined : exact(source, guess, guess, sense);
  return found?.status === 'ok'
    ? { ...found, interpretation: `${found.interpretation} (taken for “${guess}”)` }
    : found;
}

/**
 * What a name stands for: a topic, several meanings to choose from (call again with the `sense` chosen), or an
 * honest no with a reason in plain words and the nearest names that are covered.
 */
export function resolveTopic(source: FactSource, name: string, sense?: string): Resolution {
  const refused = refusal(name);
  const key = keyOf(name);
  const foreign = foreignName(key) ?? countryInOtherWords(source, key);
  const known = refused?.status === 'refused' ? undefined : fromAlias(source, key, sense);
  if (known !== undefined) return known;
  if (refused !== undefined) return { ...refused, nearest: foreign === undefined ? [] : [foreign] };
  if (foreign !== undefined && countryNamed(source, key) === undefined) {
    return {
      status: 'unknown',
      reason: `The built-in writer writes in English. In English this is “${foreign}”.`,
      nearest: [foreign],
    };
  }
  return (
    exact(source, name, key, sense) ??
    fromUnion(source, name) ??
    narrowed(source, key) ??
    framed(source, key, sense) ??
    fromMentions(source, name, key) ??
    misspelt(source, key, sense) ?? { status: 'unknown', reason: UNKNOWN, nearest: offered(source, key) }
  );
}
