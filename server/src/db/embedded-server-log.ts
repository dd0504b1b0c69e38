import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Above this size the log starts again from nothing. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Where PostgreSQL writes what it has to say. */
export const serverLogOf = (cluster: string): string => join(cluster, 'server.log');

/** Keeps the log bounded. PostgreSQL appends, so it can be emptied while in use. Links are not followed. */
export async function boundServerLog(cluster: string, maxBytes = MAX_BYTES): Promise<void> {
  const noFollow = constants.O_NOFOLLOW ?? 0;
  const file = await open(serverLogOf(cluster), constants.O_RDWR | noFollow).catch(() => null);
  if (file === null) return;
  try {
    if ((await file.stat()).size > maxBytes) await file.truncate(0);
  } finally {
    await file.close();
  }
}

/** The last lines of the log, oldest first; empty when there is none. */
export async function lastLogLines(cluster: string, count = 15): Promise<string[]> {
  const noFollow = constants.O_NOFOLLOW ?? 0;
  const file = await open(serverLogOf(cluster), constants.O_RDONLY | noFollow).catch(() => null);
  if (file === null) return [];
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, 8192));
    await file.read(bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString().trimEnd().split('\n').slice(-count);
  } finally {
    await file.close();
  }
}
