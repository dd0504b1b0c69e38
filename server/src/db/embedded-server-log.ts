import { join } from 'node:path';
import { withFile } from './embedded-files.ts';

/** Above this size the log starts again from nothing. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Where PostgreSQL writes what it has to say. */
export const serverLogOf = (cluster: string): string => join(cluster, 'server.log');

/** Keeps the log bounded. PostgreSQL appends, so that it can be emptied while in use. */
export async function boundServerLog(cluster: string): Promise<void> {
  await withFile(serverLogOf(cluster), async (file) => {
    if ((await file.stat()).size > MAX_BYTES) await file.truncate(0);
  });
}

/** The last lines of the log, oldest first; empty when there is none. */
export async function lastLogLines(cluster: string, count = 15): Promise<string[]> {
  const lines = await withFile(serverLogOf(cluster), async (file) => {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, 8192));
    await file.read(bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString().trimEnd().split('\n').slice(-count);
  });
  return lines ?? [];
}
