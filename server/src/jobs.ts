import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { releaseDeadJobs } from './db/queue.ts';
import { transact } from './db/transact.ts';
import { CLEANUP_CRON, CLEANUP_TASK, cleanSessions, LINK_TASK, sendLink } from './features/accounts/job.ts';
import {
  CREATIONS_CRON,
  CREATIONS_TASK,
  forgetCreations,
  freeHeld,
  RESUME_CRON,
  RESUME_TASK,
  resumeWriting,
  WAITING_CRON,
  WAITING_TASK,
  WRITING_TASK,
  writeCategory,
  writeWaiting,
} from './features/categories/job.ts';
import { BOARDS_CRON, BOARDS_TASK, refreshBoards } from './features/leaderboard/job.ts';
import { mailTransport } from './features/mail/transport.service.ts';
import { deleteOldNews, OLD_NEWS_CRON, OLD_NEWS_TASK } from './features/notifications/job.ts';
import { forwardToSupport, SUPPORT_TASK } from './features/support/job.ts';
import type { Context } from './http/context.ts';

/** For whoever works the queue by hand and wants no lines about it. */
export const quiet = new Logger(() => () => {});

/** Every kind of background work by the name under which it is queued. */
export function taskList(ctx: Context): TaskList {
  const send = mailTransport(ctx);
  return {
    [LINK_TASK]: (payload) => sendLink(ctx, send, payload),
    [SUPPORT_TASK]: (payload) => forwardToSupport(ctx, send, payload),
    [CLEANUP_TASK]: () => cleanSessions(ctx),
    [OLD_NEWS_TASK]: () => deleteOldNews(ctx),
    [BOARDS_TASK]: () => refreshBoards(ctx),
    [CREATIONS_TASK]: () => forgetCreations(ctx),
    [RESUME_TASK]: () => resumeWriting(ctx),
    [WAITING_TASK]: () => writeWaiting(ctx),
    [WRITING_TASK]: (payload, { job, abortSignal }) =>
      writeCategory(ctx, payload, {
        attempt: job.attempts,
        signal: abortSignal ?? new AbortController().signal,
      }),
  };
}

/** The queue's own tables. */
export function migrateJobs(pgPool: pg.Pool): Promise<void> {
  return runMigrations({ pgPool, logger: quiet });
}

/** Frees what runs held that were killed: for the start of the only server of a database, before it works. */
export async function freeDeadWork(ctx: Context): Promise<void> {
  await transact(ctx.db, async (trx) => {
    await releaseDeadJobs(trx);
    await freeHeld(trx);
  });
}

/** Jobs that run side by side. Writing has workers of its own: it waits long for a language model, and a mail must not wait for it. */
const CONCURRENCY = { writing: 4, rest: 2 };

/** Works the queue until `stop`; jobs in hand are finished first. */
export async function startJobs(ctx: Context, pgPool: pg.Pool): Promise<{ stop: () => Promise<void> }> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') ctx.log.error({ source: 'jobs' }, message);
    else if (level === 'warning') ctx.log.warn({ source: 'jobs' }, message);
    else ctx.log.debug({ source: 'jobs' }, message);
  });
  const { [WRITING_TASK]: writing, ...rest } = taskList(ctx);
  const start = (tasks: TaskList, concurrency: number, cron: readonly string[]): Promise<Runner> =>
    run({
      pgPool,
      taskList: tasks,
      crontab: cron.join('\n'),
      concurrency,
      noHandleSignals: true,
      pollInterval: 5_000,
      logger,
    });
  const crons = [CLEANUP_CRON, OLD_NEWS_CRON, BOARDS_CRON, CREATIONS_CRON, RESUME_CRON, WAITING_CRON];
  const runners = await Promise.all([
    start(rest, CONCURRENCY.rest, crons),
    ...(writing ? [start({ [WRITING_TASK]: writing }, CONCURRENCY.writing, [])] : []),
  ]);
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}
