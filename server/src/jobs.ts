import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { CLEANUP_CRON, CLEANUP_TASK, cleanSessions, LINK_TASK, sendLink } from './features/accounts/job.ts';
import { WRITING_TASK, writeCategory } from './features/categories/job.ts';
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
    crontab: [CLEANUP_CRON, OLD_NEWS_CRON, BOARDS_CRON].join('\n'),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger,
  });
}
