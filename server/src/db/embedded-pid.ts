import { readFile, realpath } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { ifThere } from './embedded-place.ts';
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
