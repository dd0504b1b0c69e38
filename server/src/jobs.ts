import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { CLEANUP_CRON, CLEANUP_TASK, cleanUp } from './features/accounts/job.ts';
import { writeCategory } from './features/categories/job.ts';
import { WRITING_TASK } from './features/categories/writing.store.ts';
import { sendQueuedMail } from './features/mail/job.ts';
import { MAIL_TASK } from './features/mail/service.ts';
import { mailTransport } from './features/mail/transport.service.ts';
import type { Context } from './http/context.ts';

/** For whoever works the queue by hand and wants no lines about it. */
export const quiet = new Logger(() => () => {});

/** Every kind of background work by the name under which it is queued. */
export function taskList(ctx: Context): TaskList {
  const send = mailTransport(ctx.config, ctx.log);
  return {
    [MAIL_TASK]: (payload) => sendQueuedMail(ctx, send, payload),
    [CLEANUP_TASK]: () => cleanUp(ctx),
    [WRITING_TASK]: (payload) => writeCategory(ctx, payload),
  };
}

/** The queue's own tables. */
export function migrateJobs(pgPool: pg.Pool): Promise<void> {
  return runMigrations({ pgPool, logger: quiet });
}

/** Works the queue until `stop`; jobs in hand are finished first. */
export function startJobs(ctx: Context, pgPool: pg.Pool): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') ctx.log.error({ source: 'jobs' }, message);
    else if (level === 'warning') ctx.log.warn({ source: 'jobs' }, message);
    else ctx.log.debug({ source: 'jobs' }, message);
  });
  return run({
    pgPool,
    taskList: taskList(ctx),
    crontab: CLEANUP_CRON,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger,
  });
}
