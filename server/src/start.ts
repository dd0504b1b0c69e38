import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { buildNameIndex } from '@trivium/questions/library/name-index';
import { graphOf, librarySource } from '@trivium/questions/library/read-library';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { realDeps } from './deps.ts';
import { resumeWriting } from './features/categories/job.ts';
import { seedLibrary } from './features/seed/service.ts';
import type { Context } from './http/context.ts';
import { freeDeadWork, migrateJobs, startJobs } from './jobs.ts';

/** What keeps the product from starting, in one line for a person. */
export class StartError extends Error {}

const STOP_WITHIN_MS = 10_000;
/** How long a stopping instance goes on answering: requests on their way in arrive, and balancers learn that it is not ready. */
const DRAIN_MS = 500;

function versionOf(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Fails early and clearly where the port is taken, before a database is started in vain. */
function portIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'another program uses it; set PORT to a free one' : error.message;
      reject(new StartError(`${host}:${port} cannot be listened on: ${why}.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Database, schema, questions, HTTP and jobs, in this order; stopped in the opposite one. */
export async function startProduct(
  config: Config,
  log: Logger,
  options: { seedOnly: boolean },
): Promise<void> {
  if (!options.seedOnly && config.port !== 0) await portIsFree(config.port, config.host);
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: anybody may send and create as much as they like');
  const database = await openDatabase(config, log).catch((error: Error) => {
    throw new StartError(error.message);
  });
  const library = await librarySource();
  const names = buildNameIndex(graphOf(library));
  const ctx: Context = { config, db: database.db, deps: realDeps, log, names };
  await migrateJobs(database.pool);
  const seeded = await seedLibrary(ctx, library);
  if (seeded > 0) log.info({ files: seeded }, 'the library of questions is brought up to date');
  if (options.seedOnly) return database.close();

  let stopping = false;
  const app = await buildApp({
    ...ctx,
    listen: database.listen,
    logger: log,
    version: versionOf(),
    isStopping: () => stopping,
  });
  const address = await app.listen({ port: config.port, host: config.host });
  // An embedded database has one server: whatever was at work before this start is dead.
  if (!config.databaseUrl) await freeDeadWork(ctx);
  await resumeWriting(ctx);
  const jobs = await startJobs(ctx, database.pool);
  process.stdout.write(`Trivium is running at ${address}\n`);

  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    stopping = true;
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    // Closing the server resets connections whose request has not been read yet.
    if (!err) await setTimeout(DRAIN_MS);
    await app.close();
    await jobs.stop();
    await database.close();
  });
}
