import type { Db } from '../../db/pool.ts';

/** The name of a question's picture, or undefined where it has none. */
export async function pictureOf(db: Db, questionId: string, revision: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('question_revisions')
    .select('picture')
    .where('question_id', '=', questionId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.picture ?? undefined;
}
