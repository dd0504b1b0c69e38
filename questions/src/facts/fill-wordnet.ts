import type { DatabaseSync } from 'node:sqlite';
import { wordsOf } from '../words/text.ts';
import type { Entry } from './entry.ts';
import { readWellKnown } from './well-known.ts';
import { wordnetEntries } from './wordnet-entries.ts';
import { readGlosses, readNouns, readSenses } from './wordnet-file.ts';

/** Those whom nearly everybody has heard of are at least that familiar, whatever the dictionary says of them. */
const WELL_KNOWN = 6.2;

function promote(entries: readonly Entry[]): Entry[] {
  const known = readWellKnown();
  return entries.map((entry) => {
    const named = entry.instance && [entry.lemma, ...entry.others].some((name) => known.has(name));
    return named && entry.familiarity < WELL_KNOWN ? { ...entry, familiarity: WELL_KNOWN } : entry;
  });
}

/** Writes WordNet's nouns: entries, links, senses and the full-text index of definitions. */
export function fillWordnet(db: DatabaseSync): void {
  const synsets = readNouns();
  const senses = readSenses();
  const entry = db.prepare('INSERT INTO entry VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)');
  const gloss = db.prepare('INSERT INTO gloss (rowid, text) VALUES (?, ?)');
  for (const e of promote(wordnetEntries(synsets, senses, readGlosses()))) {
    const lists = [e.others.join('|'), e.parents.join(' ')] as const;
    entry.run(
      e.id,
      e.file,
      Number(e.instance),
      e.lemma,
      lists[0],
      e.gloss,
      e.years,
      lists[1],
      e.familiarity,
      e.idf,
      e.gender,
      e.flaw,
      e.rank,
    );
    if (e.flaw === '') gloss.run(e.id, e.gloss);
  }
  const link = db.prepare('INSERT OR IGNORE INTO link VALUES (?,?,?)');
  for (const { from, kind, to } of synsets.flatMap((synset) => synset.links)) link.run(from, kind, to);
  const sense = db.prepare('INSERT OR IGNORE INTO sense VALUES (?,?,?,?)');
  for (const { lemma, rank, synset, tags } of senses) sense.run(wordsOf(lemma).join(' '), rank, synset, tags);
}
