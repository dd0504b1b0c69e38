import { type Random, shuffled } from '@trivium/rules/random';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { namesTopic, sharesSurname } from './clues.ts';
import { collectEntries } from './collect-entries.ts';
import { collectionQuestions } from './collections.ts';
import { count, type Drafted, type Rejections } from './drafted.ts';
import { isOnTopic } from './on-topic.ts';
import { type Item, makePool } from './pool.ts';
import { define } from './templates/define.ts';
import { meaning } from './templates/meaning.ts';
import { packQuestions } from './templates/pack.ts';
import type { Topic } from './topic.ts';

/** Facts from the dictionary for a topic: every entry once, however many parts of the topic hold it. */
function collectFacts(source: FactSource, topic: Topic, rejections: Rejections = {}): Item[] {
  const items = topic.parts.flatMap((part) =>
    collectEntries(source, part, rejections).filter(isOnTopic(source, topic, part)),
  );
  const title = keyOf(topic.name);
  const unique = new Map<number, Item>();
  for (const item of items) {
    const isTitle = [item.entry.lemma, ...item.entry.others].some(
      (name) => keyOf(name) === title || `${keyOf(name)}s` === title,
    );
    if (!isTitle && !unique.has(item.entry.id)) unique.set(item.entry.id, item);
  }
  return [...unique.values()];
}

/** Every question that could be asked about a topic, before the gates, in an order that the seed decides. */
export function candidates(
  source: FactSource,
  topic: Topic,
  random: Random,
  rejections: Rejections,
): Drafted[] {
  const pool = makePool(source, collectFacts(source, topic, rejections));
  const packs = source.records('pack');
  const made = topic.parts.flatMap((part): Drafted[] => {
    if (part.kind === 'collection') return collectionQuestions(source, part.name, part.place, random);
    const pack = part.kind === 'pack' ? packs.find(({ slug }) => slug === part.slug) : undefined;
    return pack === undefined ? [] : packQuestions(pack, random);
  });
  const asked = pool.items.flatMap((item) => [
    ...define(source, pool, item, random, rejections),
    ...meaning(source, pool, item, random),
  ]);
  return shuffled([...made, ...asked], random).filter(({ draft }) => {
    const shown = namesTopic(draft, topic.name) || sharesSurname(source, draft);
    if (shown) count(rejections, 'leak');
    return !shown;
  });
}
