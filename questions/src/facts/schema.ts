/** Tables of the facts file. It is written once and then only read, so there are no constraints to keep. */
export const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE entry (
    id INTEGER PRIMARY KEY, file INTEGER, instance INTEGER, lemma TEXT, others TEXT, gloss TEXT, years TEXT,
    parents TEXT, familiarity REAL, idf REAL, gender TEXT, flaw TEXT, rank INTEGER
  );
  CREATE TABLE link (source INTEGER, kind TEXT, target INTEGER, PRIMARY KEY (source, kind, target)) WITHOUT ROWID;
  CREATE TABLE sense (key TEXT, rank INTEGER, entry INTEGER, tags INTEGER, PRIMARY KEY (key, rank, entry)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE gloss USING fts5(text, content='', columnsize=0);
  CREATE TABLE country (
    code TEXT PRIMARY KEY, name TEXT, capital TEXT, region TEXT, subregion TEXT, area REAL, landlocked INTEGER,
    borders TEXT, languages TEXT, currencies TEXT, demonym TEXT, natives TEXT
  ) WITHOUT ROWID;
  CREATE TABLE city (country TEXT, population INTEGER, name TEXT, PRIMARY KEY (country, population, name)) WITHOUT ROWID;
  CREATE TABLE record (kind TEXT, position INTEGER, value TEXT, PRIMARY KEY (kind, position)) WITHOUT ROWID;
  CREATE TABLE alias (key TEXT PRIMARY KEY, name TEXT, target TEXT) WITHOUT ROWID;
  CREATE TABLE near (key TEXT, position INTEGER, name TEXT, PRIMARY KEY (key, position)) WITHOUT ROWID;
`;
