import type { Entry } from '../facts/entry.ts';
import type { FactSource } from '../facts/source.ts';
import { wordsOf } from '../words/text.ts';

/** How an entry belongs to its topic. */
export type Relation = 'kind' | 'domain' | 'part' | 'mention';

/** An entry as a fact of a topic. `noun` says what the kinds are kinds of, `domain` in which field it is a term. */
export type Item = {
  readonly entry: Entry;
  readonly relation: Relation;
  readonly noun: string;
  readonly domain: string;
};

/** The items of a topic with the family tree around them. */
export type Pool = {
  readonly items: readonly Item[];
  readonly byId: ReadonlyMap<number, Item>;
  readonly byParent: ReadonlyMap<number, readonly Item[]>;
  readonly byGrandparent: ReadonlyMap<number, readonly Item[]>;
  readonly parents: ReadonlyMap<number, Entry>;
  /** Wider terms of an entry, all the way up. */
  readonly ancestors: (id: number) => ReadonlySet<number>;
  /** The wider term that a definition begins with, such as the enzyme of 'an enzyme that …'; undefined when it names none. */
  readonly genus: (entry: Entry) => Entry | undefined;
  /** Direct kinds of an entry that are not of the topic, for wrong answers. */
  readonly kindsOf: (id: number) => readonly Entry[];
};

function grouped(items: readonly Item[], keysOf: (item: Item) => Iterable<number>): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** Where a definition has named its wider term and goes on to tell what is special. */
const GOES_ON =
  /[,;(]|\b(?:of|that|which|who|whose|for|in|with|used|having|from|to|on|by|at|made|designed|consisting|containing|between)\b/u;
const ANY = /^(?:any|one|either|each) (?:of )?(?:various |several |numerous |many |two |the )*/u;

function beginsWith(gloss: string, wider: Entry): boolean {
  const text = gloss.replace(ANY, '');
  const head = ` ${wordsOf(text.slice(0, GOES_ON.exec(text)?.index)).join(' ')} `;
  return [wider.lemma, ...wider.others].some((name) => {
    const word = wordsOf(name).join(' ');
    return head.includes(` ${word} `) || head.includes(` ${word}s `);
  });
}

function memo<V>(make: (id: number) => V): (id: number) => V {
  const known = new Map<number, V>();
  return (id) => {
    const value = known.get(id);
    if (value !== undefined || known.has(id)) return value as V;
    const made = make(id);
    known.set(id, made);
    return made;
  };
}

/** Puts items together with what is known of their relations. */
export function makePool(source: FactSource, items: readonly Item[]): Pool {
  const parentIds = [...new Set(items.flatMap((item) => item.entry.parents))];
  const parents = new Map(source.entries(parentIds).map((entry) => [entry.id, entry]));
  const ancestors = memo((id) => new Set(source.above(id)));
  const genera = memo((id) => {
    const [entry] = source.entries([id]);
    const wider = source.entries([...ancestors(id)]);
    const named = entry === undefined ? [] : wider.filter((each) => beginsWith(entry.gloss, each));
    return named.sort((a, b) => ancestors(b.id).size - ancestors(a.id).size)[0];
  });
  const grand = (item: Item) => item.entry.parents.flatMap((id) => parents.get(id)?.parents ?? []);
  return {
    items,
    byId: new Map(items.map((item) => [item.entry.id, item])),
    byParent: grouped(items, (item) => item.entry.parents),
    byGrandparent: grouped(items, (item) => [...item.entry.parents, ...grand(item)]),
    parents,
    ancestors,
    genus: (entry) => genera(entry.id),
    kindsOf: memo((id) => source.entries(source.below(id, 'hyponym', 1))),
  };
}
