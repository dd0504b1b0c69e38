import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { runningDatabase } from '../../db/embedded-running.ts';
import { openDatabase } from '../../db/open.ts';
import { type Connections, connect } from '../../db/pool.ts';

/**
 * Opens the database of the settings beside a server that may be running on it: an embedded one that runs is
 * used and left running, one that does not is started and stopped again by `close`.
 */
export async function openBeside(config: Config, log: Logger): Promise<Connections> {
  const running = config.databaseUrl ? null : await runningDatabase(config.dataDir);
  if (running === null) return openDatabase(config, log);
  return connect(running, (err) => log.warn({ err }, 'a database connection broke'), 2);
}
