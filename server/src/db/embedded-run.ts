import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { parse } from 'node:path';

/** Whom a command runs as; `null` is the user of this process. */
export type RunAs = { readonly uid: number; readonly gid: number; readonly name: string } | null;

/** How a finished command ended. `code` is -1 when a signal ended it. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/**
 * All that PostgreSQL and the system's own tools need. The server's environment holds secrets, and PG*
 * settings meant for something else; only Windows programs cannot do without it.
 */
const ENVIRONMENT =
  platform() === 'win32' ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a command to its end and gives its exit code with everything it printed.
 * It starts in the root folder, because another user may not enter the current one.
 * @throws the system's error when the command cannot be started at all.
 */
export function run(file: string, args: readonly string[], as: RunAs = null): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: parse(process.execPath).root,
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(as === null ? {} : { uid: as.uid, gid: as.gid }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Whether the command starts and ends with 0. */
export async function succeeds(file: string, args: readonly string[], as: RunAs = null): Promise<boolean> {
  try {
    return (await run(file, args, as)).code === 0;
  } catch {
    return false;
  }
}

/** The code of a system error such as ENOENT, or of a PostgreSQL error such as 57P03. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The words of an error for a person, on one line. */
export function errorLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
}
