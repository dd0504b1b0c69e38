import { type Kysely, sql } from 'kysely';

/** Pictures that belong to questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question_revisions
      add column picture text,
      add column picture_alt text,
      add check ((picture is null) = (picture_alt is null))`.execute(db);
}
