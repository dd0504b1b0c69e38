import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Binaries, majorOf } from './embedded-binaries.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { isAlive } from './embedded-pid.ts';
import { holdsDatabase, ifThere, makeOwned, type Place } from './embedded-place.ts';
import { errorCode, errorLine, type RunAs, run } from './embedded-run.ts';

/** Settings of PostgreSQL by name, for example `{ fsync: 'off' }`. */
export type Settings = Readonly<Record<string, string>>;

/** Everything that is known about one cluster while it is in use. */
export interface Cluster extends Place {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly settings: Settings;
  readonly log: EmbeddedLog;
}

/** The one database role; it owns everything, and only the socket's folder leads to it. */
export const ROLE = 'trivium';

/** Holds the password where PostgreSQL listens on a port (Windows). */
export const PASSWORD_FILE = 'trivium.password';

export const LISTENS_ON_PORT = platform() === 'win32';

const SETTINGS_FILE = 'trivium.conf';

/** Code points order the text, and lower() knows all letters, the same on every machine. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];

/** Ends what earlier starts left half made. A cluster gets its name only when it is complete. */
async function removeHalfMade(place: Place): Promise<void> {
  const prefix = `${basename(place.path)}.init-`;
  for (const name of (await ifThere(readdir(dirname(place.path)))) ?? []) {
    const maker = Number(name.slice(prefix.length));
    if (!name.startsWith(prefix) || (maker !== process.pid && isAlive(maker))) continue;
    // An initdb that outlived its maker may still write here: then a later start removes it.
    await rm(join(dirname(place.path), name), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => {},
    );
  }
}

/** A folder without a control file holds no database that anything could read: it makes room, kept. */
async function setAsideUnusable(place: Place, log: EmbeddedLog): Promise<void> {
  if ((await ifThere(stat(place.path))) === null) return;
  if (
    await rmdir(place.path).then(
      () => true,
      () => false,
    )
  )
    return;
  const aside = `${place.path}.unusable-${Date.now()}`;
  await rename(place.path, aside);
  log.warn(`${place.path} held no complete database. It was renamed to ${aside}, and a new one is made.`);
}

async function initdb(folder: string, place: Place, binaries: Binaries, settings: Settings): Promise<void> {
  const args = ['-D', folder, '-U', ROLE, ...LOCALE, '--no-instructions'];
  if (settings.fsync === 'off') args.push('--no-sync');
  if (!LISTENS_ON_PORT)
    return initWith([...args, '--auth-local=trust', '--auth-host=reject'], place, binaries);
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await initWith([...args, '--auth=scram-sha-256', `--pwfile=${passwordFile}`], place, binaries);
  await rename(passwordFile, join(folder, PASSWORD_FILE));
}

async function initWith(args: string[], place: Place, binaries: Binaries): Promise<void> {
  const result = await run(binaries.initdb, args, place.user);
  if (result.code === 0) return;
  const reason = result.output.split('\n').find((line) => /error:|FATAL:/.test(line));
  throw new Error(`The database could not be made in ${place.path}: ${reason ?? 'initdb failed'}`);
}

async function makeCluster(place: Place, binaries: Binaries, settings: Settings): Promise<void> {
  const folder = `${place.path}.init-${process.pid}`;
  await makeOwned(folder, place.user);
  try {
    await initdb(folder, place, binaries, settings);
    await writeFile(join(folder, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`, {
      flag: 'a',
    });
    await rename(folder, place.path);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    // Another start was faster: its cluster is as good.
  }
}

/**
 * Makes the cluster when there is none, and checks that these programs can read the one that is there.
 * @throws one line for a person
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  settings: Settings,
  log: EmbeddedLog,
): Promise<void> {
  await removeHalfMade(place);
  if (!(await holdsDatabase(place.path))) {
    await setAsideUnusable(place, log);
    await makeCluster(place, binaries, settings);
  }
  const made = (await readFile(join(place.path, 'PG_VERSION'), 'utf8')).trim();
  if (made !== majorOf(binaries)) {
    throw new Error(
      `The database in ${place.path} was made by PostgreSQL ${made}, but this is version ${majorOf(binaries)}.`,
    );
  }
}

/** Fit for a small game server; durability is never traded away here. Reasons stand beside odd ones. */
const DEFAULTS: Settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',
  // The programs come without LLVM.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the server, which logs them; here they would only fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Writes a new file that belongs to the user. "wx" never follows a link that this user may have laid. */
async function writeOwned(file: string, text: string, user: RunAs): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    if (user !== null) await handle.chown(user.uid, user.gid);
  } finally {
    await handle.close();
  }
}

/** Writes the settings for the next start of PostgreSQL. */
export async function writeSettings(path: string, user: RunAs, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...DEFAULTS, ...settings }).map(
    ([name, value]) => `${name} = ${quoted(value)}`,
  );
  const file = join(path, SETTINGS_FILE);
  const text = [
    '# Written at every start. Own settings go to the end of postgresql.conf.',
    ...lines,
    '',
  ].join('\n');
  try {
    await writeOwned(`${file}.new`, text, user);
    await rename(`${file}.new`, file);
  } catch (error) {
    throw new Error(`The settings of PostgreSQL cannot be written: ${errorLine(error)}`);
  }
}
