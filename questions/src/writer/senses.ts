import type { Entry } from '../facts/entry.ts';
import type { FactSource } from '../facts/source.ts';
import type { Choice } from './topic.ts';
import { clausesOf } from './wording.ts';

/** So many usable facts make a meaning worth a quiz. */
const MIN_FACTS = 15;
/** A second meaning counts beside the first from this share of its weight. */
const RIVAL = 0.3;
const MAX_CHOICES = 4;
/** A meaning this much rarer than the commonest one is not what a name means, even when that one has no facts. */
const MEANT = 0.5;
const OFFERED = 0.2;

/** A meaning of a word about which a quiz could be made. */
export type SenseTopic = { readonly entry: Entry; readonly weight: number; readonly choice: Choice };

function yieldOf(source: FactSource, entry: Entry): number {
  const ids = [
    ...source.below(entry.id, 'hyponym', 6),
    ...source.below(entry.id, 'domain', 1),
    ...source.below(entry.id, 'part', 2),
  ];
  const mentioned = /^\p{Lu}/u.test(entry.lemma) ? source.mentions(entry.lemma, 60) : [];
  return new Set([...ids.slice(0, 200), ...mentioned]).size;
}

function labelOf(entry: Entry): string {
  const first = clausesOf(entry.gloss)[0] ?? '';
  return first.length > 70 ? `${first.slice(0, 67).replace(/\s\S*$/u, '')} …` : first;
}

/** How often the commonest meaning of any of these words stands in the tagged texts, from 1. */
export const commonest = (source: FactSource, keys: readonly string[]) =>
  Math.max(1, ...keys.flatMap((key) => source.senses(key).map(({ tags }) => 1 + tags)));

/**
 * The meanings of a word that have facts enough, the likeliest first; none where another one is nearly always meant,
 * which `most` counts: 'fire' is not gunfire, and 'numbers' not the book of the Bible.
 */
export function sensesOf(source: FactSource, key: string, most = commonest(source, [key])): SenseTopic[] {
  const senses = source.senses(key).filter(({ tags }) => 1 + tags >= most * OFFERED);
  const entries = new Map(
    source.entries(senses.map((sense) => sense.entry)).map((entry) => [entry.id, entry]),
  );
  const found = senses.flatMap((sense): SenseTopic[] => {
    const entry = entries.get(sense.entry);
    if (entry === undefined || entry.flaw === 'offence') return [];
    const facts = yieldOf(source, entry);
    if (facts < MIN_FACTS) return [];
    const weight = ((1 + sense.tags) * Math.log2(facts)) / sense.rank;
    return [{ entry, weight, choice: { sense: `wn-${entry.id}`, label: labelOf(entry) } }];
  });
  const meant = senses.some(
    ({ entry, tags }) => 1 + tags >= most * MEANT && found.some((topic) => topic.entry.id === entry),
  );
  return meant ? found.sort((a, b) => b.weight - a.weight).slice(0, MAX_CHOICES) : [];
}

/** The meaning that was asked for, or the only one, or one that outweighs the rest by far; else undefined. */
export function chosenEntry(found: readonly SenseTopic[], sense: string | undefined): SenseTopic | undefined {
  const asked = found.find(({ choice }) => choice.sense === sense);
  const [first, second] = found;
  if (asked !== undefined || first === undefined || second === undefined) return asked ?? first;
  return second.weight < first.weight * RIVAL ? first : undefined;
}
