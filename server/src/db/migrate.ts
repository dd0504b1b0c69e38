import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as start from './migrations/001-start.ts';
import * as boards from './migrations/002-boards-and-notices.ts';
import * as pictures from './migrations/003-pictures.ts';
import * as writing from './migrations/004-writing.ts';
import * as library from './migrations/005-library.ts';

const MIGRATIONS = {
  '001-start': start,
  '002-boards-and-notices': boards,
  '003-pictures': pictures,
  '004-writing': writing,
  '005-library': library,
};

/**
 * Brings the schema up to date, or only up to the migration that is named; several instances may try at once, one
 * does it (the migrator's own lock).
 */
export async function migrate<T>(db: Kysely<T>, upTo?: keyof typeof MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
