import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNameIndex } from '@trivium/questions/library/name-index';
import { graphOf, type LibrarySource, librarySource } from '@trivium/questions/library/read-library';
import { type Random, randomFrom } from '@trivium/rules/random';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Connections, connect } from '../src/db/pool.ts';
import type { Deps } from '../src/deps.ts';
import { seedLibrary } from '../src/features/seed/service.ts';
import type { Context } from '../src/http/context.ts';
import { createLogger } from '../src/log.ts';

/** A moment in the middle of a UTC day, so that small steps do not cross midnight. */
const NOON = Date.UTC(2030, 4, 15, 12);

export type Clock = { now: () => number; advance: (ms: number) => void };

function fakeClock(): Clock {
  let at = NOON;
  return {
    now: () => at,
    advance: (ms) => {
      at += ms;
    },
  };
}

/** Ids and tokens from a seed: a failing run can be repeated as it was. */
function seededDeps(clock: Clock, seed: string): Deps {
  let n = 0;
  const bytes = () => createHash('sha256').update(`${seed}:${n++}`).digest();
  return {
    now: clock.now,
    newToken: () => bytes().toString('base64url'),
    newId: () => {
      const hex = bytes().toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}

export type Answer = { status: number; body: Json; headers: Record<string, unknown>; text: string };
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what each test asserts
export type Json = any;

export type CallOptions = { token?: string; body?: unknown; raw?: string; headers?: Record<string, string> };

export type TestApp = {
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly clock: Clock;
  readonly random: Random;
  readonly connections: Connections;
  /** Everything the app logged, one JSON line each. */
  readonly logged: string[];
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Answer>;
};

let databases = 0;

/** A database of its own, copied from the migrated one; removed when the tests of the file have ended. */
async function copiedDatabase(): Promise<Connections> {
  const name = `test_${process.pid}_${Date.now()}_${databases++}`;
  const server = inject('databaseServer');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template trivium_template`);
  const connections = connect(server.replace(/\/[^/?]*(\?|$)/u, `/${name}$1`), () => {}, 10);
  afterAll(async () => {
    await connections.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return connections;
}

/**
 * The real app on a database of its own, with a clock that stands until it is moved. The database holds the questions
 * of `library`, or none: then only the real library's topics are known. `given` is a database that a test has made.
 */
export async function testApp(
  env: Record<string, string> = {},
  library?: LibrarySource,
  given?: Connections,
): Promise<TestApp> {
  const connections = given ?? (await copiedDatabase());
  const clock = fakeClock();
  const dataDir = join(tmpdir(), `trivium-test-${process.pid}-${databases}`);
  // Without the page unless a test brings one: what was built last must not decide a test.
  const config = {
    ...readConfig({ RATE_LIMITS: 'off', DATA_DIR: dataDir, ...env }),
    webDir: env.WEB_DIR ?? dataDir,
  };
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const deps = seededDeps(clock, 'trivium');
  const names = buildNameIndex(graphOf(library ?? (await librarySource())));
  const app = await buildApp({
    config,
    db: connections.db,
    listen: connections.listen,
    deps,
    names,
    logger,
    version: '0.0.0-test',
  });
  afterAll(() => app.close());
  const ctx: Context = { config, db: connections.db, deps, log: app.log, names };
  if (library) await seedLibrary(ctx, library);
  return { app, ctx, clock, random: randomFrom('tests'), connections, logged, call: caller(app) };
}

function caller(app: FastifyInstance): TestApp['call'] {
  return async (method, path, options = {}) => {
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const text = answer.body;
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? JSON.parse(text) : null,
      headers: answer.headers,
      text,
    };
  };
}
