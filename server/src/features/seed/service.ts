import { createHash } from 'node:crypto';
import type { BankCategory } from '@trivium/questions/draft';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { decideReportsOf } from '../workshop/reports.service.ts';
import * as store from './store.ts';

// Raised when what is stored of a bank file changes, so that unchanged files are stored anew once.
const FORMAT = 1;

function digestOf(category: BankCategory): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, category]))
    .digest('base64url');
}

/**
 * Brings the house's categories to what the bank's files say: new questions come in, changed ones get a new
 * revision, withdrawn ones are retired, and whoever had reported one is told; what players did with them stays. A file that is as it was is not
 * looked at. Several instances may do it at once. Returns how many categories were written.
 */
export async function seedBank(ctx: Context, bank: readonly BankCategory[]): Promise<number> {
  const known = await store.seedDigests(ctx.db);
  let written = 0;
  for (const category of bank) {
    const digest = digestOf(category);
    if (known.get(category.slug) === digest) continue;
    await transact(ctx.db, async (trx) => {
      await store.lockSeeding(trx);
      const now = ctx.deps.now();
      const id = await store.upsertCategory(trx, category, ctx.deps.newId(), now);
      const synced = await store.syncQuestions(trx, id, category, ctx.deps.newId, now);
      const house = { id, name: category.name, created_by: null };
      await decideReportsOf(ctx, trx, house, synced.changed, 'changed');
      await decideReportsOf(ctx, trx, house, synced.retired, 'removed');
      await store.rememberSeed(trx, category.slug, digest, now);
    });
    written++;
  }
  return written;
}
