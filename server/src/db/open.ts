import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { type Connections, connect } from './pool.ts';

/** The oldest PostgreSQL that the statements are written for. */
const OLDEST = 15;

/** Address of a database without what is secret in it, for an error that a person reads. */
function shown(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Opens the database of the settings, the embedded one or that of DATABASE_URL, and brings its schema up to
 * date. `close` ends the connections, and the embedded server with them.
 * @throws Error with one line for a person.
 */
export async function openDatabase(config: Config, log: Logger): Promise<Connections> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  if (config.databaseUrl) {
    const connections = connect(config.databaseUrl, onError);
    try {
      await prepare(connections);
    } catch (error) {
      await connections.close();
      throw new Error(
        `DATABASE_URL ${shown(config.databaseUrl)} cannot be used: ${(error as Error).message}`,
      );
    }
    return connections;
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log });
  const connections = connect(embedded.url, onError);
  try {
    await prepare(connections);
  } catch (error) {
    await connections.close();
    await embedded.stop();
    throw error;
  }
  return {
    ...connections,
    close: async () => {
      await connections.close();
      await embedded.stop();
    },
  };
}

async function prepare({ db }: Connections): Promise<void> {
  const { rows } = await sql<{ v: string }>`select current_setting('server_version_num') as v`.execute(db);
  const major = Math.floor(Number(rows[0]?.v) / 10_000);
  if (major < OLDEST) throw new Error(`PostgreSQL ${OLDEST} or newer is needed, this is ${major}`);
  await migrate(db);
}
