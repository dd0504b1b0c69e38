import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { connect } from '../../server/src/db/pool.ts';
import { transact } from '../../server/src/db/transact.ts';
import { candidates, insertQuiz } from '../../server/src/features/play/quizzes.store.ts';
import { showNext, storeAnswer } from '../../server/src/features/play/store.ts';
import { insertPlayer, insertSession } from '../../server/src/features/players/store.ts';
import { drive, type Measured } from './driver.ts';

/**
 * The second ceiling: the two hot statements run straight against the same PostgreSQL, with no HTTP, no
 * parsing and no rules around them.
 */
export async function measureSql(
  url: string,
  workers: number,
  seconds: number,
  warmUp: number,
): Promise<Measured> {
  // As many connections as the product opens: the same PostgreSQL must be the same ceiling.
  const { db, close } = connect(url, () => {});
  const categories = await db.selectFrom('categories').select('id').where('status', '=', 'ready').execute();
  const players = await Promise.all(
    Array.from({ length: workers }, async () => {
      const token = randomBytes(32);
      const hash = createHash('sha256').update(token).digest();
      const id = randomUUID();
      const now = Date.now();
      await transact(db, async (trx) => {
        const row = {
          id,
          alias: `Bench ${id.slice(0, 8)}`,
          alias_generated: false,
          email: null,
          password_hash: null,
        };
        await insertPlayer(trx, {
          ...row,
          age: null,
          avatar: 1,
          user_type: 'Guest',
          strength: 4,
          created_at: now,
        });
        await insertSession(trx, {
          token_hash: hash,
          player_id: id,
          created_at: now,
          expires_at: now + 3600_000,
        });
      });
      return { id, hash };
    }),
  );
  const newQuiz = async (player: { id: string }, n: number) => {
    const token = randomUUID();
    const category = categories[n % categories.length]?.id ?? '';
    const pool = await candidates(db, category, player.id, { seed: token, wish: undefined });
    await transact(db, async (trx) => {
      await trx
        .deleteFrom('quizzes')
        .where('player_id', '=', player.id)
        .where('status', '=', 'running')
        .execute();
      const quiz = { id: randomUUID(), token, player_id: player.id, category_id: category, seed: token };
      await insertQuiz(trx, { ...quiz, started_at: Date.now() }, pool.slice(0, 10));
    });
    return token;
  };
  const measured = await drive(workers, seconds, warmUp, async (worker, timed) => {
    const player = players[worker];
    if (!player) return;
    const token = await newQuiz(player, worker);
    for (let n = 0; n < 10; n++) {
      const shown = await timed('nextQuestion', () => showNext(db, player.hash, token, Date.now()));
      const answer = shown?.answers?.[n % 4] ?? '';
      const id = shown?.question_id ?? null;
      await timed('answerQuestion', () => storeAnswer(db, player.hash, token, answer, id, Date.now()));
    }
  });
  await close();
  return measured;
}
