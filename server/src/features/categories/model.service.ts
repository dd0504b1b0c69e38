import type { Draft } from '@trivium/questions/draft';
import { type ModelOutcome, writeWithModel } from '@trivium/questions/model/write-with-model';
import { randomFrom } from '@trivium/rules/random';
import { transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import * as spending from './spending.store.ts';
import type { Claim } from './writing.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the language model gave, and why it stopped. */
export type Modelled = Pick<ModelOutcome, 'questions' | 'rejected' | 'stopped'>;

export type ModelRequest = {
  readonly before: readonly Draft[];
  /** Questions of the library on the subject, or near it. */
  readonly examples: readonly Draft[];
  readonly wanted: number;
  readonly onProgress: (found: number) => Promise<void>;
  readonly signal: AbortSignal;
};

/**
 * Has the configured language model write questions, within the budgets of the player and of the day (tokens of a
 * UTC day). What a call may cost is set aside before it and put right after it.
 */
export async function modelQuestions(
  ctx: Context,
  claim: Claim,
  { before, examples, wanted, onProgress, signal }: ModelRequest,
): Promise<Modelled | undefined> {
  const { model } = ctx.config;
  if (!model || wanted <= 0) return undefined;
  const day = Math.floor(ctx.deps.now() / DAY_MS);
  const payer = { day, playerId: claim.created_by };
  const budgets = { day: model.tokensPerDay, player: model.tokensPerPlayer };
  let setAside = 0;
  let found = before.length;
  const outcome = await writeWithModel(model, {
    name: claim.name,
    subject: claim.interpretation ?? undefined,
    wanted,
    before,
    examples,
    allow: async (tokens) => {
      // A call may take long: before each the run shows that it lives.
      await onProgress(found);
      const allowed = await transact(ctx.db, (trx) => spending.setAside(trx, payer, tokens, budgets));
      setAside = allowed ? tokens : 0;
      return allowed;
    },
    spent: async (tokens) => {
      await transact(ctx.db, (trx) => spending.correct(trx, payer, tokens - setAside));
      setAside = 0;
    },
    onProgress: (accepted) => {
      found = before.length + accepted.length;
      return onProgress(found);
    },
    signal,
    random: randomFrom(claim.id),
    now: ctx.deps.now,
  });
  ctx.log.info(
    {
      category: claim.id,
      stopped: outcome.stopped,
      trouble: outcome.trouble,
      questions: outcome.questions.length,
      tokens: outcome.tokens,
    },
    'the language model has written',
  );
  return outcome;
}
