import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

export type Event = { category: string; action: string; label: string };

/** Different events that are counted in a day: more is somebody making them up. */
const KINDS_A_DAY = 2_000;

/** Counts events of a day; a kind that would be one too many is dropped. */
export async function countEvents(db: Db, day: string, events: readonly Event[]): Promise<void> {
  await sql`
    insert into event_counts as e (day, category, action, label, n)
    select ${day}::date, x.category, x.action, x.label, count(*)
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x (category text, action text, label text)
    where (select count(*) from event_counts where day = ${day}::date) < ${KINDS_A_DAY}
    group by 2, 3, 4
    order by 2, 3, 4
    on conflict (day, category, action, label) do update set n = e.n + excluded.n`.execute(db);
}
