import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Listen, listener } from './listen.ts';
import type { Database } from './schema.ts';

// int8 holds ms since the epoch and counts, both far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

/** The connections of one process and the typed builder over them. */
export type Connections = {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly listen: Listen;
  close(): Promise<void>;
};

/**
 * Marks a statement that PostgreSQL should parse and plan once for each connection: the hot paths are long
 * statements whose planning costs more than their run. Their texts must not vary.
 */
export const PREPARED = '/*prepared*/';

const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads cannot be spelled out once more
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    if (typeof text === 'string' && text.startsWith(PREPARED) && Array.isArray(values)) {
      return super.query({ text, values, name: nameOf(text) }, ...rest);
    }
    return (super.query as (...a: unknown[]) => unknown).apply(this, args);
  }
}

/**
 * Opens a pool. `onError` hears of connections that break while idle (a restarting database); without a
 * listener such an error would end the process.
 */
export function connect(url: string, onError: (error: Error) => void, max = 20): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient as unknown as typeof pg.Client,
    max,
    connectionTimeoutMillis: 5_000,
    // Every statement is short and there are many at once: helpers for one would be taken from the others.
    options: '-c max_parallel_workers_per_gather=0',
    // No statement of ours takes seconds; one that does must not hold a connection for ever.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  } as pg.PoolConfig);
  pool.on('error', onError);
  // A connection in use reports its own break to the query that waits; the event must not go unheard.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, listen: listener(url, onError), close: () => db.destroy() };
}
