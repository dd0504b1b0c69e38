import { constants } from 'node:fs';
import { chmod, chown, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, type RunAs } from './embedded-run.ts';

/** What `promise` gives, or `null` when the file or folder is not there. */
export async function ifThere<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a folder and its missing parents passable for all; folders that are there stay as they are. */
export async function makePassable(folder: string): Promise<void> {
  if ((await ifThere(stat(folder))) !== null) return;
  await makePassable(dirname(folder));
  try {
    await mkdir(folder);
    await chmod(folder, 0o711);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Makes a closed folder that belongs to the user who runs PostgreSQL. */
export async function makeOwned(folder: string, user: RunAs): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user !== null) await chown(folder, user.uid, user.gid);
}

/** Replaces a file as a whole by one that belongs to the user. */
export async function writeOwned(file: string, text: string, user: RunAs): Promise<void> {
  const fresh = `${file}.new`;
  await rm(fresh, { force: true });
  // "wx" does not follow a link, which root must never do in a folder that belongs to another user.
  const handle = await open(fresh, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    if (user !== null) await handle.chown(user.uid, user.gid);
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

/**
 * Does something with an existing file, unless it is a link (the folder may belong to another user).
 * @returns `null` when it is not there or is a link
 */
export async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T | null> {
  const file = await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)).catch(() => null);
  if (file === null) return null;
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}
