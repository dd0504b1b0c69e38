import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, urlOf } from './embedded-address.ts';
import { ifThere } from './embedded-files.ts';
import { isPostmaster, readPidFile } from './embedded-pid.ts';

const DATABASE = 'trivium';

/**
 * Connection string of the embedded database that another process runs on this data folder, or `null` where
 * none runs. It is only looked at: nothing is started, owned or stopped.
 */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const path = await ifThere(realpath(join(dataDir, 'postgres')));
  if (path === null) return null;
  const file = await readPidFile(path);
  if (file === null || !(await isPostmaster(file.pid, path))) return null;
  const address = await addressOf(path, file);
  return address && urlOf(address, DATABASE);
}
