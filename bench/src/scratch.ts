import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../server/src/db/embedded.ts';
import { type Running, startProgram } from './processes.ts';

const PRODUCT = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The product on a scratch database, and the address of that. */
export type Scratch = { readonly product: Running; readonly databaseUrl: string };

/** Starts the product on a database of its own for `work`, and removes everything afterwards. */
export async function withProduct<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-bench-'));
  // PostgreSQL's own user, where this runs as root, must be able to enter.
  await chmod(dataDir, 0o755);
  const say = (line: string) => console.error(line);
  const database = await startEmbedded({ dataDir, log: { info: () => {}, warn: say, error: say } });
  try {
    const product = await startProgram(PRODUCT, [], {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    });
    return await work({ product, databaseUrl: database.url });
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
