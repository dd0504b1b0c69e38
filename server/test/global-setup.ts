import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { connect } from '../src/db/pool.ts';
import { migrateJobs } from '../src/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for the tests: they may create databases on it. */
    databaseServer: string;
  }
}

const TEMPLATE = 'trivium_template';

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trivium-test-'));
  // PostgreSQL's own user, where the tests run as root, must be able to enter.
  await chmod(folder, 0o755);
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startEmbedded({
        dataDir: folder,
        // Nothing here outlives the run, so nothing needs to reach the disk.
        settings: {
          fsync: 'off',
          full_page_writes: 'off',
          synchronous_commit: 'off',
          max_connections: '200',
        },
        log: { info: () => {}, warn: () => {}, error: () => {} },
      });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = connect(urlOf(server.url, TEMPLATE), () => {});
  await migrate(template.db);
  await migrateJobs(template.pool);
  await template.close();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function urlOf(server: string, database: string): string {
  return server.replace(/\/[^/?]*(\?|$)/u, `/${database}$1`);
}
