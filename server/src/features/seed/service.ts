import { createHash } from 'node:crypto';
import type { BankCategory } from '@trivium/questions/draft';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
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
 * revision, withdrawn ones are retired; what players did with them stays. A file that is as it was is not
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
      await store.syncQuestions(trx, id, category, ctx.deps.newId, now);
      await store.rememberSeed(trx, category.slug, digest, now);
    });
    written++;
  }
  return written;
}
