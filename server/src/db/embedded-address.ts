import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { type Cluster, LISTENS_ON_PORT, PASSWORD_FILE, ROLE, type Settings } from './embedded-cluster.ts';
import { makeOwned } from './embedded-files.ts';
import type { PidFile } from './embedded-pid.ts';
import { errorCode, type RunAs } from './embedded-run.ts';
import { canEnter } from './embedded-user.ts';

/** How to reach a running PostgreSQL: a socket's folder (or a host) with a port, and on a host a password. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** A socket's whole path must fit into 104 bytes (macOS) or 108 (Linux); its file name takes 16 of them. */
const LONGEST_SOCKET_DIR = 86;

const fits = (folder: string) => Buffer.byteLength(folder) <= LONGEST_SOCKET_DIR;

async function isOurs(folder: string, user: RunAs): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
}

/**
 * The folder for the socket: the cluster's own, which only its user may enter, else (too long a path)
 * a short one of its own among the temporary files. `null` where PostgreSQL listens on a port.
 * @throws when somebody else has made that folder
 */
export async function socketDirFor({ path, user }: Pick<Cluster, 'path' | 'user'>): Promise<string | null> {
  if (LISTENS_ON_PORT) return null;
  if (fits(path)) return path;
  const name = `trivium-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  const usual = join(tmpdir(), name);
  const folder = fits(usual) && (await canEnter(user, tmpdir())) ? usual : join('/tmp', name);
  try {
    await makeOwned(folder, user);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await isOurs(folder, user))) {
      throw new Error(`The folder ${folder} for PostgreSQL's socket belongs to someone else. Remove it.`);
    }
  }
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(bound !== null && typeof bound === 'object' ? bound.port : 0));
    });
  });
}

/** Settings that say where to listen: on a socket, which needs no port, or (Windows) on a port of this machine. */
export async function listenSettings(socketDir: string | null): Promise<Settings> {
  if (socketDir === null) return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

/** Where the PostgreSQL that wrote this state file listens; `null` while it does not say so yet. */
export async function addressOf(path: string, file: PidFile): Promise<Address | null> {
  if (LISTENS_ON_PORT) {
    const password = await readFile(join(path, PASSWORD_FILE), 'utf8');
    return file.port > 0 ? { host: '127.0.0.1', port: file.port, password } : null;
  }
  return file.port > 0 && file.socketDir !== '' ? { host: file.socketDir, port: file.port } : null;
}

/** Settings for one connection of our own to the given database. */
export function connectionTo(address: Address, database: string): ClientConfig {
  return { ...address, user: ROLE, database, ssl: false, connectionTimeoutMillis: 3000 };
}

/** The connection string of the game's database. All parts are named, so that no PG* variable fills in. */
export function urlOf(address: Address, database: string): string {
  const login = address.password === undefined ? ROLE : `${ROLE}:${encodeURIComponent(address.password)}`;
  const host = encodeURIComponent(address.host);
  return `postgresql://${login}@localhost:${address.port}/${database}?host=${host}&sslmode=disable`;
}
