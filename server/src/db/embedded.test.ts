import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { type Binaries, installedBinaries } from './embedded-binaries.ts';
import {
  ask,
  cleanUpAfterEach,
  kill,
  madeBefore,
  pidOf,
  scratch,
  start,
  startElsewhere,
} from './embedded-test-kit.ts';
import { canEnter, postgresUser } from './embedded-user.ts';

const isRoot = process.getuid?.() === 0;

cleanUpAfterEach();

test('makes a cluster, keeps the data over a stop, and stops once', async () => {
  const dataDir = join(scratch(), 'new', 'data');
  const first = await start(dataDir);
  expect(await ask(first.url, 'SHOW listen_addresses')).toEqual(['']);
  expect(await ask(first.url, 'SHOW server_encoding')).toEqual(['UTF8']);
  expect(await ask(first.url, `SELECT lower('ÉCOLE'), 'a' > 'Z', 'é' > 'z'`)).toEqual(['école', true, true]);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  const second = await start(dataDir);
  expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([42]);
});

test('adopts the PostgreSQL that outlived its killed server', async () => {
  const dataDir = await madeBefore();
  const server = await startElsewhere(dataDir);
  const before = await pidOf(dataDir);
  await kill(server);
  const next = await start(dataDir);
  expect(await pidOf(dataDir)).toBe(before);
  expect(await ask(next.url, 'SELECT 1')).toEqual([1]);
});

test('starts anew when the PostgreSQL that outlived its server does not answer', async () => {
  const dataDir = await madeBefore();
  const server = await startElsewhere(dataDir);
  const before = await pidOf(dataDir);
  await kill(server);
  await rm(join(dataDir, 'postgres', '.s.PGSQL.5432'));
  const next = await start(dataDir);
  expect(await pidOf(dataDir)).not.toBe(before);
  expect(next.lines.join()).toContain('does not answer');
  expect(await ask(next.url, 'SELECT 1')).toEqual([1]);
});

test('of two starts at once on a new folder one wins, and the other is refused in one line', async () => {
  const dataDir = scratch();
  const results = await Promise.allSettled([start(dataDir), startElsewhere(dataDir)]);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  expect(refusals).toEqual([
    expect.stringMatching(/^Another server \(process \d+\) is running on the data folder \S+\.$/),
  ]);
  expect(refusals[0]).toContain(dataDir);
  expect(await ask(`postgresql://trivium@localhost/trivium?host=${dataDir}/postgres`, 'SELECT 1')).toEqual([
    1,
  ]);
});

test('an initdb that was cut off does not block the next start', async () => {
  const dataDir = scratch();
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const half = join(dataDir, `postgres.init-${gone.pid}`);
  mkdirSync(join(half, 'base'), { recursive: true });
  const foreign = join(dataDir, 'postgres');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'PG_VERSION'), '18\n');
  const { url, lines } = await start(dataDir);
  expect(await ask(url, 'SELECT 1')).toEqual([1]);
  expect(existsSync(half)).toBe(false);
  expect(lines.join()).toContain('held no complete database');
});

test('a state file that a power cut left behind does not block the start', async () => {
  const dataDir = await madeBefore();
  const path = join(dataDir, 'postgres');
  const { uid, gid } = lstatSync(path);
  const rest = `${path}\n0\n5432\n${path}\n\n1 2\nready\n`;
  for (const left of ['', `${process.pid}\n${rest}`, `4194000\n${rest}`]) {
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(join(path, file), left, { mode: 0o600 });
      chownSync(join(path, file), uid, gid);
    }
    const next = await start(dataDir);
    expect(await ask(next.url, 'SELECT 1')).toEqual([1]);
    await next.stop();
  }
});

test('PostgreSQL is started again, at the same address, when it dies under a living server', async () => {
  const dataDir = await madeBefore();
  const { url, lines } = await start(dataDir, { settings: { fsync: 'off' } });
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS n');
  process.kill(await pidOf(dataDir), 'SIGKILL');
  await expect.poll(() => lines.at(-1), { timeout: 15_000 }).toBe('PostgreSQL is back.');
  expect(await ask(url, 'SELECT n FROM kept')).toEqual([42]);
});

test('a data folder with a very long path gets a short one for its socket', async () => {
  const dataDir = await madeBefore('a long name '.repeat(9).trim());
  const { url } = await start(dataDir);
  expect(await ask(url, 'SELECT 1')).toEqual([1]);
  const socketDir = new URL(url).searchParams.get('host') ?? '';
  onTestFinished(() => rm(socketDir, { recursive: true, force: true }));
  expect(lstatSync(socketDir).mode & 0o777).toBe(0o700);
});

test('a bad setting gives one line, and what PostgreSQL said goes to the log', async () => {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const log = { info: note, warn: note, error: note };
  const failed = startEmbedded({ dataDir: await madeBefore(), settings: { shared_buffers: 'much' }, log });
  await expect(failed).rejects.toThrow(/^The embedded PostgreSQL did not start\. Its log .+ says why\.$/);
  expect(lines.join()).toContain('invalid value for parameter "shared_buffers"');
});

/** The installed programs, copied below a folder. */
async function programsIn(folder: string): Promise<Binaries> {
  const installed = await installedBinaries();
  execFileSync('cp', ['-a', installed.root, folder]);
  const root = join(folder, basename(installed.root));
  const moved = (file: string) => join(root, relative(installed.root, file));
  const { initdb, pgCtl, postgres } = installed;
  return { ...installed, root, initdb: moved(initdb), pgCtl: moved(pgCtl), postgres: moved(postgres) };
}

test.runIf(isRoot)('as root in a closed folder it runs where PostgreSQL can reach it', async () => {
  const closed = scratch(0o700);
  const sharedDir = join(scratch(), 'lib', 'trivium');
  const options = { sharedDir, binaries: await programsIn(closed) };
  const dataDir = join(closed, 'data');
  const first = await start(dataDir, options);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  const place = realpathSync(join(dataDir, 'postgres'));
  expect(place.startsWith(`${sharedDir}/`)).toBe(true);
  expect(first.lines).toEqual([
    `The database of ${dataDir} is kept in ${place}, where PostgreSQL's user can reach it.`,
    expect.stringContaining(`programs are run from ${sharedDir}/binaries/`),
  ]);
  expect(lstatSync(closed).mode & 0o777).toBe(0o700);
  await first.stop();
  const second = await start(dataDir, options);
  expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([42]);
});

test.runIf(isRoot)('an ordinary user runs it as that user', async (context) => {
  const user = await postgresUser();
  const dataDir = await madeBefore();
  if (user === null || !(await canEnter(user, import.meta.dirname))) return context.skip();
  chownSync(dataDir, user.uid, user.gid);
  await startElsewhere(dataDir, user.uid);
  expect(lstatSync(`/proc/${await pidOf(dataDir)}`).uid).toBe(user.uid);
});
