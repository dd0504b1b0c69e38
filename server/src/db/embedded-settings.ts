import { join } from 'node:path';
import { SETTINGS_FILE, type Settings } from './embedded-cluster.ts';
import { writeOwned } from './embedded-files.ts';
import { errorLine, type RunAs } from './embedded-run.ts';

/** Fit for a small game server; durability is never traded away here. Reasons stand beside odd ones. */
const DEFAULTS: Settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',
  // The programs come without LLVM.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the server, which logs them; here they would only fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Writes the settings for the next start of PostgreSQL. */
export async function writeSettings(path: string, user: RunAs, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...DEFAULTS, ...settings }).map(
    ([name, value]) => `${name} = ${quoted(value)}`,
  );
  const file = join(path, SETTINGS_FILE);
  const text = [
    '# Written at every start. Own settings go to the end of postgresql.conf.',
    ...lines,
    '',
  ].join('\n');
  try {
    await writeOwned(file, text, user);
  } catch (error) {
    throw new Error(`The settings of PostgreSQL cannot be written: ${errorLine(error)}`);
  }
}
