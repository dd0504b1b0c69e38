import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect } from 'vitest';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded.ts';

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

const folders: string[] = [];
const running: Embedded[] = [];
const children: ChildProcess[] = [];
const orphaned: string[] = [];

/** A folder that goes after the test; every user may enter it, as a checkout usually allows. */
export function scratch(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Starts it in this process; ended after the test. `lines` is what it logs. */
export async function start(dataDir: string, more: Partial<EmbeddedOptions> = {}) {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const log = { info: note, warn: note, error: note };
  const embedded = await startEmbedded({ dataDir, settings: FAST, log, ...more });
  running.push(embedded);
  return { ...embedded, lines };
}

/**
 * Another process that starts the database and holds it until it is killed.
 * @throws what it says when it is refused
 */
export async function startElsewhere(dataDir: string, uid = process.getuid?.()): Promise<ChildProcess> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
    const log = { info() {}, warn() {}, error() {} };
    const options = { dataDir: process.argv[1], settings: ${JSON.stringify(FAST)}, log };
    console.log(await startEmbedded(options).then(({ url }) => url, (error) => error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...(uid === undefined ? {} : { uid }),
  });
  children.push(child);
  orphaned.push(dataDir);
  const [line] = await once(child.stdout, 'data');
  if (!String(line).startsWith('postgresql:')) throw new Error(String(line).trim());
  return child;
}

/** Ends a process as a crash or a power cut would. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** All values that a query gives, row after row. */
export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

let template = '';

/** A data folder whose cluster is made already: initdb takes longer than all the rest. */
export async function madeBefore(name = ''): Promise<string> {
  if (template === '') {
    template = mkdtempSync(join(tmpdir(), 'embedded-'));
    chmodSync(template, 0o755);
    await (await start(template)).stop();
  }
  const folder = join(scratch(), name);
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-a', join(template, 'postgres'), folder]);
  return folder;
}

/** The process id of the PostgreSQL that runs on the data folder. */
export const pidOf = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Ends the PostgreSQL of a killed server that nobody adopted. */
async function endOrphan(dataDir: string): Promise<void> {
  const pid = await pidOf(dataDir).catch(() => 0);
  if (pid === 0) return;
  process.kill(pid, 'SIGQUIT');
  await expect.poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
}

/** Ends and removes what a test made. To be called once by the test file. */
export function cleanUpAfterEach(): void {
  afterEach(async () => {
    await Promise.all(children.splice(0).map(kill));
    await Promise.all(running.splice(0).map((embedded) => embedded.stop()));
    await Promise.all(orphaned.splice(0).map(endOrphan));
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
  });
  afterAll(() => rm(template, { recursive: true, force: true }));
}
