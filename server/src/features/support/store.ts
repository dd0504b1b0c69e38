import type { Db } from '../../db/pool.ts';
import type { Trx } from '../../db/transact.ts';

export async function insertMessage(
  trx: Trx,
  row: {
    id: string;
    player_id: string;
    kind: 'contact' | 'bug';
    message: string;
    reply_to: string | null;
    created_at: number;
  },
): Promise<void> {
  await trx.insertInto('support_messages').values(row).execute();
}

export async function supportMessage(
  db: Db,
  id: string,
): Promise<
  { kind: string; message: string; reply_to: string | null; player_id: string; alias: string } | undefined
> {
  return db
    .selectFrom('support_messages as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .select(['m.kind', 'm.message', 'm.reply_to', 'm.player_id', 'p.alias'])
    .where('m.id', '=', id)
    .executeTakeFirst();
}
