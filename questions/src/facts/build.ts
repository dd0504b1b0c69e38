/** Builds the facts file where it is missing, stale or damaged: `node questions/src/facts/build.ts`. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FACTS_FILE, isFresh } from './facts-file.ts';
import { fillGeography } from './fill-geography.ts';
import { fillRecords } from './fill-records.ts';
import { fillWordnet } from './fill-wordnet.ts';
import { SCHEMA } from './schema.ts';
import { factsSignature } from './signature.ts';

/** Writes a new file beside the old one and puts it in its place at once, so that readers see one or the other. */
function build(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.new`;
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(unfinished);
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    db.exec(SCHEMA);
    fillWordnet(db);
    fillGeography(db);
    fillRecords(db);
    db.prepare('INSERT INTO meta VALUES (?, ?)').run('signature', factsSignature());
    db.exec("COMMIT; INSERT INTO gloss (gloss) VALUES ('optimize'); ANALYZE");
    db.close();
    renameSync(unfinished, path);
  } finally {
    if (db.isOpen) db.close();
    rmSync(unfinished, { force: true });
  }
}

const path = process.argv[2] ?? FACTS_FILE;
if (!isFresh(path)) build(path);
