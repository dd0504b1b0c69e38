import type { Entry } from '../facts/entry.ts';
import type { FactSource } from '../facts/source.ts';

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

function memo<V>(make: (id: number) => V): (id: number) => V {
  const known = new Map<number, V>();
  return (id) => {
    const value = known.get(id) ?? make(id);
    known.set(id, value);
    return value;
  };
}

/** Puts items together with what is known of their relations. */
export function makePool(source: FactSource, items: readonly Item[]): Pool {
  const parentIds = [...new Set(items.flatMap((item) => item.entry.parents))];
  const parents = new Map(source.entries(parentIds).map((entry) => [entry.id, entry]));
  const grand = (item: Item) => item.entry.parents.flatMap((id) => parents.get(id)?.parents ?? []);
  return {
    items,
    byId: new Map(items.map((item) => [item.entry.id, item])),
    byParent: grouped(items, (item) => item.entry.parents),
    byGrandparent: grouped(items, (item) => [...item.entry.parents, ...grand(item)]),
    parents,
    ancestors: memo((id) => new Set(source.above(id))),
    kindsOf: memo((id) => source.entries(source.below(id, 'hyponym', 1))),
  };
}
