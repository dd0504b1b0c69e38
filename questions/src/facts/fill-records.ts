import { STATUS_CODES } from 'node:http';
import { createRequire } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { readAliases } from './alias-file.ts';
import { readPacks } from './pack-file.ts';

const require = createRequire(import.meta.url);

const elements = z.object({
  elements: z.array(
    z.object({ number: z.number(), symbol: z.string(), name: z.string(), mass: z.nullable(z.number()) }),
  ),
});
const css = z.object({
  css: z.object({
    properties: z.record(
      z.string(),
      z.object({
        status: z.string(),
        initial: z.union([z.string(), z.array(z.string())]),
        inherited: z.boolean(),
        groups: z.array(z.string()),
      }),
    ),
  }),
});
const emoji = z.record(
  z.string(),
  z.object({ name: z.string(), group: z.string(), emoji_version: z.string() }),
);

/** Everything of one kind, in its natural order. */
function collections(): Record<string, readonly unknown[]> {
  const styles = Object.entries(z.parse(css, require('mdn-data')).css.properties)
    .filter(([, property]) => property.status === 'standard')
    .map(([name, { initial, inherited }]) => ({
      name,
      initial: typeof initial === 'string' ? initial : '',
      inherited,
    }));
  const faces = Object.entries(z.parse(emoji, require('unicode-emoji-json')))
    // Newer ones are missing on the phones of many players; flags and skin tones are not for asking.
    .filter(([, { group, emoji_version }]) => group !== 'Flags' && Number(emoji_version) <= 12)
    .map(([character, { name, group }]) => ({ character, name, group }));
  const { elements: table } = z.parse(elements, require('chemical-elements'));
  return {
    element: table.map(({ number, symbol, name, mass }) => ({ number, symbol, name, mass })),
    css: styles,
    emoji: faces,
    http: Object.entries(STATUS_CODES).map(([code, text]) => ({ code: Number(code), text })),
    pack: readPacks(),
  };
}

/** Writes the collections as JSON records, and the table of aliases. */
export function fillRecords(db: DatabaseSync): void {
  const record = db.prepare('INSERT INTO record VALUES (?,?,?)');
  for (const [kind, items] of Object.entries(collections())) {
    items.forEach((item, position) => {
      record.run(kind, position, JSON.stringify(item));
    });
  }
  const [own, near] = [
    db.prepare('INSERT OR REPLACE INTO alias VALUES (?,?,?)'),
    db.prepare('INSERT INTO near VALUES (?,?,?)'),
  ];
  readAliases().forEach((alias, position) => {
    if (alias.near) near.run(alias.key, position, alias.name);
    else own.run(alias.key, alias.name, alias.target);
  });
}
