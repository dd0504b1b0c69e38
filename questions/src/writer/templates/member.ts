import { type Random, shuffled } from '@trivium/rules/random';
import type { Entry } from '../../facts/entry.ts';
import { levelOf } from '../../facts/familiarity.ts';
import { keyOf } from '../../facts/key.ts';
import type { FactSource } from '../../facts/source.ts';
import { collide, givesAway } from '../apart.ts';
import type { Drafted } from '../drafted.ts';
import { explain } from '../explain.ts';
import type { Pool } from '../pool.ts';
import { article } from '../wording.ts';

/** Files whose tree agrees with what people would say: animals, artefacts, food, plants. */
const TRUSTED = new Set([5, 6, 13, 20]);
/** A group must be a word that people know, and its member too. */
const MIN_GROUP = 4.2;
const MIN_MEMBER = 3.6;
const PER_GROUP = 2;

/** Letters in a row that two words must share for one to hint at the other: barbiturate and phenobarbital. */
const HINT = 5;

/** Whether one word holds the other, or both begin alike or share a long piece: jet and jetliner, citrus and citron. */
function alike(group: string, member: string): boolean {
  const [a, b] = [group.toLowerCase(), member.toLowerCase()];
  const shares = Array.from(b, (_, i) => b.slice(i, i + HINT)).some(
    (piece) => piece.length === HINT && a.includes(piece),
  );
  return shares || a.includes(b) || b.includes(a) || a.slice(0, 4) === b.slice(0, 4);
}

/** Whether any meaning of the word lies below the group: then it could be a right answer too. */
function couldBelong(source: FactSource, pool: Pool, entry: Entry, group: Entry): boolean {
  const words = [entry.lemma, ...entry.others].map(keyOf);
  return words.some((word) =>
    source
      .senses(word)
      .some((sense) => sense.entry === group.id || pool.ancestors(sense.entry).has(group.id)),
  );
}

function outsiders(source: FactSource, pool: Pool, group: Entry, member: Entry, random: Random): Entry[] {
  const picked: Entry[] = [];
  for (const { entry, relation } of shuffled(pool.items, random)) {
    if (picked.length === 3) break;
    const like =
      entry.file === member.file && !entry.instance && relation === 'kind' && entry.familiarity >= MIN_MEMBER;
    if (!like || pool.byParent.has(entry.id) || pool.ancestors(group.id).has(entry.id)) continue;
    if (Math.abs(entry.familiarity - member.familiarity) > 2.5 || givesAway(group.lemma, entry.lemma))
      continue;
    if (
      [member, ...picked].some((other) => collide(other.lemma, entry.lemma)) ||
      couldBelong(source, pool, entry, group)
    )
      continue;
    if (
      entry.gloss.toLowerCase().includes(group.lemma.toLowerCase()) ||
      group.gloss.toLowerCase().includes(entry.lemma.toLowerCase())
    )
      continue;
    picked.push(entry);
  }
  return picked;
}

/** Asks which of four belongs to a group within the topic: which of these dogs is a hound. */
export function members(source: FactSource, pool: Pool, random: Random): Drafted[] {
  const groups = [...pool.byParent].flatMap(([id, items]) => {
    const group = pool.byId.get(id)?.entry;
    return group &&
      TRUSTED.has(group.file) &&
      group.familiarity >= MIN_GROUP &&
      group.rank === 1 &&
      !/[^s]s$|structure$|part$|organ$|product$|plant$/u.test(group.lemma) &&
      !group.instance
      ? [{ group, items }]
      : [];
  });
  return groups.flatMap(({ group, items }) => {
    const fit = items.filter(
      ({ entry }) =>
        entry.familiarity >= MIN_MEMBER &&
        entry.rank === 1 &&
        !pool.byParent.has(entry.id) &&
        !givesAway(group.lemma, entry.lemma) &&
        !alike(group.lemma, entry.lemma),
    );
    return shuffled(fit, random)
      .slice(0, PER_GROUP)
      .flatMap(({ entry }): Drafted[] => {
        const others = outsiders(source, pool, group, entry, random);
        const [a, b, c] = others;
        if (a === undefined || b === undefined || c === undefined) return [];
        const question = `Which of these is ${article(group.lemma)} ${group.lemma}?`;
        const explanation = explain(entry, [entry.gloss], question, others, pool);
        const draft = {
          question,
          answer: entry.lemma,
          others: [a.lemma, b.lemma, c.lemma] as [string, string, string],
          explanation,
          difficulty: Math.max(1, levelOf(entry.familiarity) - 1),
        };
        return [{ draft, kind: 'member', merit: entry.familiarity - 1 + random() }];
      });
  });
}
