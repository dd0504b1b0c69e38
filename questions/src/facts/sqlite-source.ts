import { DatabaseSync } from 'node:sqlite';
import type { Entry } from './entry.ts';
import type { City, Country, FactSource, Records, Sense } from './source.ts';

// What the file holds was written by the builder of the same version: rows are as it writes them.
type Row = Record<string, unknown>;
const text = (row: Row, column: string) => String(row[column] ?? '');
const list = (row: Row, column: string, separator = '|') =>
  text(row, column).split(separator).filter(Boolean);

function toEntry(row: Row): Entry {
  return {
    id: Number(row.id),
    file: Number(row.file),
    instance: row.instance === 1,
    lemma: text(row, 'lemma'),
    others: list(row, 'others'),
    gloss: text(row, 'gloss'),
    years: text(row, 'years'),
    parents: list(row, 'parents', ' ').map(Number),
    familiarity: Number(row.familiarity),
    idf: Number(row.idf),
    gender: text(row, 'gender') as Entry['gender'],
    flaw: text(row, 'flaw') as Entry['flaw'],
    rank: Number(row.rank),
  };
}

function toCountry(row: Row): Country {
  return {
    code: text(row, 'code'),
    name: text(row, 'name'),
    capitals: list(row, 'capital'),
    region: text(row, 'region'),
    subregion: text(row, 'subregion'),
    area: Number(row.area),
    landlocked: row.landlocked === 1,
    borders: list(row, 'borders', ' '),
    languages: list(row, 'languages'),
    currencies: list(row, 'currencies'),
    demonym: text(row, 'demonym'),
    natives: list(row, 'natives'),
  };
}

const toCity = (row: Row): City => ({
  name: text(row, 'name'),
  country: text(row, 'country'),
  population: Number(row.population),
});

const ENTRIES = 'SELECT * FROM entry WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id';
const BELOW = `
  WITH RECURSIVE sub(id, depth) AS (
    SELECT target, 1 FROM link WHERE source = ?1 AND kind = ?2
    UNION SELECT target, depth + 1 FROM sub JOIN link ON source = id AND kind = ?2 WHERE depth < ?3
  ) SELECT DISTINCT id FROM sub WHERE id <> ?1 ORDER BY id`;
const ABOVE = `
  WITH RECURSIVE up(id) AS (
    SELECT value FROM json_each((SELECT '[' || replace(parents, ' ', ',') || ']' FROM entry WHERE id = ?1))
    UNION SELECT value FROM up JOIN entry ON entry.id = up.id, json_each('[' || replace(entry.parents, ' ', ',') || ']')
  ) SELECT id FROM up`;

/** A phrase as FTS5 reads it: quotation marks inside would end it. */
const phraseQuery = (phrase: string) => `"${phrase.replaceAll('"', ' ')}"`;

/** The facts of a file made by the builder, with what closes it. Opening takes milliseconds. */
export function openFacts(path: string): FactSource & { close(): void } {
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec('PRAGMA cache_size = -4096; PRAGMA mmap_size = 0; PRAGMA query_only = 1');
  const all = (sql: string) => {
    const statement = db.prepare(sql);
    return (...values: (string | number)[]): Row[] => statement.all(...values);
  };
  const ids = (rows: readonly Row[]) => rows.map((row) => Number(row.id));
  const [entries, below, above] = [all(ENTRIES), all(BELOW), all(ABOVE)];
  const senses = all('SELECT entry, rank, tags FROM sense WHERE key = ? ORDER BY rank');
  const mentions = all('SELECT rowid AS id FROM gloss WHERE gloss MATCH ? LIMIT ?');
  const alias = all('SELECT name, target FROM alias WHERE key = ?');
  const near = all('SELECT name FROM near WHERE key = ? ORDER BY position');
  const like = all(
    'SELECT DISTINCT key FROM sense WHERE key >= ? AND key < ? AND length(key) BETWEEN ? AND ?',
  );
  const ofCountry = all('SELECT * FROM city WHERE country = ? ORDER BY population DESC, name');
  const large = all('SELECT * FROM city WHERE population >= ? ORDER BY population DESC, name');
  const records = all('SELECT value FROM record WHERE kind = ? ORDER BY position');
  return {
    senses: (key) =>
      senses(key).map(
        (row) =>
          ({
            entry: Number(row.entry),
            rank: Number(row.rank),
            tags: Number(row.tags),
          }) satisfies Sense,
      ),
    entries: (wanted) => entries(JSON.stringify(wanted)).map(toEntry),
    below: (id, kind, depth) => ids(below(id, kind, depth)),
    above: (id) => ids(above(id)),
    mentions: (phrase, limit) => ids(mentions(phraseQuery(phrase), limit)),
    alias: (key) => alias(key).map((row) => ({ name: text(row, 'name'), target: text(row, 'target') }))[0],
    near: (key) => near(key).map((row) => text(row, 'name')),
    aliases: () =>
      all('SELECT key, name FROM alias ORDER BY key')().map((row) => ({
        key: text(row, 'key'),
        name: text(row, 'name'),
      })),
    keysLike: (start, from, to) => like(start, `${start}\u{10ffff}`, from, to).map((row) => text(row, 'key')),
    countries: () => all('SELECT * FROM country ORDER BY name')().map(toCountry),
    cities: (where) => ('country' in where ? ofCountry(where.country) : large(where.atLeast)).map(toCity),
    records: <K extends keyof Records>(kind: K) =>
      records(kind).map((row): unknown => JSON.parse(text(row, 'value'))) as unknown as Records[K],
    close: () => db.close(),
  };
}
