import { readFile, realpath, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ifThere, withFile } from './embedded-files.ts';
import { errorCode, run } from './embedded-run.ts';

/** What a running PostgreSQL tells about itself in `postmaster.pid`. */
export interface PidFile {
  /** NaN in a file that a power cut left empty. */
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  /** "starting", "ready", "stopping" or, early in a start, "". */
  readonly status: string;
}

/** The state file of the cluster, or `null` when nothing runs and nothing was left behind. */
export async function readPidFile(path: string): Promise<PidFile | null> {
  const text = await ifThere(readFile(join(path, 'postmaster.pid'), 'utf8'));
  if (text === null) return null;
  const [pid = '', , , port = '', socketDir = '', , , status = ''] = text.split('\n');
  return { pid: Number.parseInt(pid, 10), port: Number(port), socketDir, status: status.trim() };
}

/** Whether a process of this id is there, be it ours or another user's. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function sameFolder(a: string, b: string): Promise<boolean> {
  return a === b || (await realpath(a).catch(() => a)) === b;
}

/** Words of a process's command line; empty for a zombie, and for one that hides from this user. */
async function commandWords(pid: number): Promise<string[]> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return words.split('\0');
}

/**
 * Whether the process is a PostgreSQL on this cluster. Process ids are used again, after a power cut or
 * in a restarted container, and then the id left behind belongs to something else.
 */
export async function isPostmaster(pid: number, path: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (platform() === 'win32') return true;
  if (platform() !== 'linux') {
    const { output } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return output.includes('postgres') && output.includes(path);
  }
  const words = await commandWords(pid);
  const folder = words[words.indexOf('-D') + 1];
  return basename(words[0] ?? '') === 'postgres' && folder !== undefined && (await sameFolder(folder, path));
}

/** No process has this id: Linux ends at 4194304, macOS earlier. */
const NOBODY = 2_147_483_647;

/** Gives the file's text; one that is empty gets a second to be filled by a PostgreSQL that starts right now. */
async function settledText(path: string): Promise<string | null> {
  const read = () => ifThere(readFile(path, 'utf8'));
  const text = await read();
  if (text === null || text.trim() !== '') return text;
  await sleep(1000);
  return read();
}

/**
 * Makes a lock file that names a living stranger name nobody. It is not removed: PostgreSQL also reads in
 * it which shared memory to look at, and so finds last processes of the old server that still write.
 */
async function disarm(lockFile: string, cluster: string): Promise<void> {
  const text = await settledText(lockFile);
  if (text === null) return;
  if (text.trim() === '') return rm(lockFile, { force: true });
  const pid = Number.parseInt(text, 10);
  if (!isAlive(pid) || (await isPostmaster(pid, cluster))) return;
  await withFile(lockFile, async (file) => {
    // Meanwhile another start may have put its own file in the place of this one.
    if ((await file.readFile('utf8')) !== text) return;
    await file.truncate(0);
    await file.write(text.replace(/^-?\d+/, String(NOBODY)), 0);
  });
}

/**
 * Takes away what a crash left behind and would block the start for ever: lock files that a power cut
 * emptied, or whose process id now belongs to something else (or to a zombie). Those whose process is
 * gone are PostgreSQL's own business.
 */
export async function disarmStaleFiles(path: string, socketDir: string | null): Promise<void> {
  await disarm(join(path, 'postmaster.pid'), path);
  if (socketDir !== null) await disarm(join(socketDir, '.s.PGSQL.5432.lock'), path);
}
