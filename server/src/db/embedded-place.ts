import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ifThere, makePassable } from './embedded-files.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { errorLine, type RunAs } from './embedded-run.ts';
import { canEnter, postgresUser } from './embedded-user.ts';

/** Where a cluster is (or will be), and who runs it. */
export interface Place {
  readonly path: string;
  readonly user: RunAs;
}

/** Whether the folder holds what PostgreSQL reads first; without it there is nothing to lose in it. */
export async function holdsDatabase(folder: string): Promise<boolean> {
  return (await ifThere(stat(join(folder, 'global', 'pg_control')))) !== null;
}

/** The user who may run PostgreSQL on an existing cluster: only its owner. `undefined` when there is none. */
async function ownerOf(cluster: string): Promise<RunAs | undefined> {
  const found = await ifThere(stat(cluster));
  if (found === null) return undefined;
  const self = process.getuid?.();
  if (self === undefined) return null;
  if (self !== 0) {
    if (found.uid === self) return null;
    throw new Error(`${cluster} belongs to another user (number ${found.uid}). Start as that user.`);
  }
  if (found.uid !== 0) return { uid: found.uid, gid: found.gid, name: String(found.uid) };
  if (!(await holdsDatabase(cluster))) return undefined;
  throw new Error(
    `${cluster} belongs to root, and PostgreSQL refuses root. Give it back to the user it was made by.`,
  );
}

async function linkAway(link: string, home: string, shared: string): Promise<string> {
  const away = join(shared, createHash('sha256').update(home).digest('hex').slice(0, 16), 'postgres');
  await makePassable(dirname(away));
  await symlink(away, link);
  return away;
}

/** Where `<dataDir>/postgres` is or leads to, links resolved as far as they exist. */
async function followLink(link: string): Promise<string | null> {
  const kind = await ifThere(lstat(link));
  if (kind === null || !kind.isSymbolicLink()) return kind === null ? null : link;
  const target = resolve(dirname(link), await readlink(link));
  return (await ifThere(realpath(target))) ?? target;
}

/**
 * Finds the place of the cluster: `<dataDir>/postgres`, or where that links to. When PostgreSQL's user
 * cannot enter the data folder, the place is below `shared` and a link in the data folder leads there.
 * @throws one line for a person when the place cannot be used
 */
export async function findPlace(dataDir: string, shared: string, log: EmbeddedLog): Promise<Place> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(`The data folder ${dataDir} cannot be made: ${errorLine(error)}`);
  });
  const home = await realpath(dataDir);
  const link = join(home, 'postgres');
  const known = await followLink(link);
  const owner = known === null ? undefined : await ownerOf(known);
  const user = owner === undefined ? await postgresUser() : owner;
  if (owner && known && !(await canEnter(owner, known))) {
    throw new Error(
      `PostgreSQL's user (number ${owner.uid}) cannot enter ${known}. A folder above it is closed.`,
    );
  }
  const path = known ?? ((await canEnter(user, home)) ? link : await linkAway(link, home, shared));
  if (path !== link) {
    await makePassable(dirname(path));
    log.info(`The database of ${home} is kept in ${path}, where PostgreSQL's user can reach it.`);
  }
  return { path, user };
}
