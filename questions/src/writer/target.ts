import { keyOf } from '../facts/key.ts';
import type { FactSource, Sense } from '../facts/source.ts';
import type { Choice, Part } from './topic.ts';

const PART =
  /^(?:@(?<pack>[\w-]+)|!(?<collection>\w+)(?: (?<place>.+))?|"(?<phrase>[^"]+)"|(?<word>[^#/]+?)(?:#(?<rank>\d+))?(?:\/(?<about>.+))?)$/u;

/** The meaning of a rank; without one the commonest, unless it has nothing below it and another one has. */
function senseOf(source: FactSource, key: string, rank: string | undefined): Sense | undefined {
  const senses = source.senses(key);
  if (rank !== undefined) return senses.find((each) => each.rank === Number(rank));
  const facts = ({ entry }: Sense) =>
    source.below(entry, 'hyponym', 3).length +
    source.below(entry, 'domain', 1).length +
    source.below(entry, 'part', 1).length;
  return senses.find((each) => facts(each) > 2) ?? senses[0];
}

/** One part of a target; undefined when the dictionary does not have the word. */
function parsePart(source: FactSource, text: string): Part | undefined {
  const found = PART.exec(text.trim())?.groups;
  if (found === undefined) return undefined;
  if (found.pack !== undefined) return { kind: 'pack', slug: found.pack };
  if (found.collection !== undefined)
    return {
      kind: 'collection',
      name: found.collection,
      ...(found.place === undefined ? {} : { place: found.place }),
    };
  if (found.phrase !== undefined) return { kind: 'mention', phrase: found.phrase };
  const sense = senseOf(source, keyOf(found.word ?? ''), found.rank);
  if (sense === undefined) return undefined;
  return {
    kind: 'entry',
    id: sense.entry,
    ...(found.about === undefined ? {} : { about: found.about.split(',') }),
  };
}

/**
 * The parts that a target stands for. Parts are joined by ' + ': `@pack`, `!collection place`, `"Proper Name"` for
 * whatever mentions it, `word#2` for the second meaning of a word, `word/french,france` for those about France.
 */
export function parseTarget(source: FactSource, target: string): Part[] {
  return target.split(' + ').flatMap((part) => parsePart(source, part) ?? []);
}

/** The meanings of a target of the form `? snake: python | language: @python`, or undefined when it has just one. */
export function parseChoices(target: string): (Choice & { target: string })[] | undefined {
  if (!target.startsWith('? ')) return undefined;
  return target
    .slice(2)
    .split(' | ')
    .map((choice) => {
      const colon = choice.indexOf(': ');
      const label = choice.slice(0, colon).trim();
      return { sense: keyOf(label).replaceAll(' ', '-'), label, target: choice.slice(colon + 2).trim() };
    });
}
