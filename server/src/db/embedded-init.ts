import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries, majorOf } from './embedded-binaries.ts';
import { LISTENS_ON_PORT, PASSWORD_FILE, ROLE, SETTINGS_FILE, type Settings } from './embedded-cluster.ts';
import { ifThere, makeOwned } from './embedded-files.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { isAlive } from './embedded-pid.ts';
import { holdsDatabase, type Place } from './embedded-place.ts';
import { errorCode, errorLine, run } from './embedded-run.ts';

/** Code points order the text, and lower() knows all letters, the same on every machine. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];

/** Ends what earlier starts left half made. A cluster gets its name only when it is complete. */
async function removeHalfMade(place: Place): Promise<void> {
  const prefix = `${basename(place.path)}.init-`;
  for (const name of (await ifThere(readdir(dirname(place.path)))) ?? []) {
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || (maker !== process.pid && isAlive(maker))) continue;
    // An initdb that outlived its maker may still write here: then a later start removes it.
    await rm(join(dirname(place.path), name), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => {},
    );
  }
}

/** A folder without a control file holds no database that anything could read: it makes room, kept. */
async function setAsideUnusable(path: string, log: EmbeddedLog): Promise<void> {
  const entries = await ifThere(readdir(path));
  if (entries === null || (await holdsDatabase(path))) return;
  if (entries.length === 0) return rmdir(path);
  const aside = `${path}.unusable-${Date.now()}`;
  await rename(path, aside);
  log.warn(`${path} held no complete database. It was renamed to ${aside}, and a new one is made.`);
}

async function initdb(folder: string, place: Place, binaries: Binaries, settings: Settings): Promise<void> {
  const args = ['-D', folder, '-U', ROLE, ...LOCALE, '--no-instructions'];
  if (settings.fsync === 'off') args.push('--no-sync');
  if (!LISTENS_ON_PORT) {
    return initWith([...args, '--auth-local=trust', '--auth-host=reject'], place, binaries);
  }
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await initWith([...args, '--auth=scram-sha-256', `--pwfile=${passwordFile}`], place, binaries);
  await rename(passwordFile, join(folder, PASSWORD_FILE));
}

async function initWith(args: string[], place: Place, binaries: Binaries): Promise<void> {
  const result = await run(binaries.initdb, args, place.user);
  if (result.code === 0) return;
  const lines = result.output.trim().split('\n');
  const reason = lines.find((line) => /error:|FATAL:/.test(line)) ?? lines.at(-1);
  throw new Error(`The database could not be made in ${place.path}: ${reason}`);
}

async function makeCluster(place: Place, binaries: Binaries, settings: Settings): Promise<void> {
  const folder = `${place.path}.init-${process.pid}`;
  await makeOwned(folder, place.user).catch((error: unknown) => {
    throw new Error(`The database cannot be made: ${errorLine(error)}`);
  });
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
    await setAsideUnusable(place.path, log);
    await makeCluster(place, binaries, settings);
  }
  const made = (await readFile(join(place.path, 'PG_VERSION'), 'utf8')).trim();
  if (made !== majorOf(binaries)) {
    throw new Error(
      `The database in ${place.path} was made by PostgreSQL ${made}, but this is version ${majorOf(binaries)}.`,
    );
  }
}
