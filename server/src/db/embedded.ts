import { resolve } from 'node:path';
import type { Client } from 'pg';
import { type Address, urlOf } from './embedded-address.ts';
import { type Binaries, binariesFor } from './embedded-binaries.ts';
import type { Cluster, Settings } from './embedded-cluster.ts';
import { keepOwned } from './embedded-guard.ts';
import { ensureCluster } from './embedded-init.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { takeOwnership } from './embedded-owner.ts';
import { findPlace } from './embedded-place.ts';
import { bringUp, stopPostmaster } from './embedded-postmaster.ts';

export interface EmbeddedOptions {
  /** The cluster is kept in its folder `postgres`. */
  readonly dataDir: string;
  /** Settings of PostgreSQL that differ from the usual ones. */
  readonly settings?: Settings;
  readonly log: EmbeddedLog;
  /** Where root keeps what PostgreSQL's user cannot reach elsewhere. */
  readonly sharedDir?: string;
  /** The programs, when they are not those that npm installed. */
  readonly binaries?: Binaries;
}

export interface Embedded {
  /** Connection string of the game's database, as `pg` takes it. */
  readonly url: string;
  /** Saves everything, ends PostgreSQL and waits for that. May be called more than once. */
  stop(): Promise<void>;
}

const DATABASE = 'trivium';

async function prepare(options: EmbeddedOptions): Promise<Cluster> {
  const { log, settings = {}, sharedDir = '/var/lib/trivium' } = options;
  const dataDir = resolve(options.dataDir);
  const place = await findPlace(dataDir, sharedDir, log);
  const binaries = await binariesFor(place.user, sharedDir, log, options.binaries);
  for (const path of [place.path, binaries.root]) {
    // pg_ctl and initdb hand these paths to a shell.
    if (/["$`\\\n]/.test(path) && process.platform !== 'win32') {
      throw new Error(`PostgreSQL cannot be started from a path with such characters: ${path}`);
    }
  }
  await ensureCluster(place, binaries, settings, log);
  return { ...place, dataDir, binaries, settings, log };
}

async function ensureDatabase(owner: Client): Promise<void> {
  const found = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE}`);
}

async function serve(cluster: Cluster, address: Address, owner: Client): Promise<Embedded> {
  try {
    await ensureDatabase(owner);
  } catch (error) {
    await stopPostmaster(cluster);
    throw error;
  }
  return { url: urlOf(address, DATABASE), stop: keepOwned(cluster, address, owner) };
}

/**
 * Starts the PostgreSQL that comes with the product on the cluster in `dataDir`, makes that cluster on the
 * first start, and adopts a PostgreSQL that outlived its server. It belongs to this process until `stop`:
 * should PostgreSQL end by itself, it is started again.
 * @throws one line for a person; what PostgreSQL itself said goes to the log
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await prepare(options);
  const address = await bringUp(cluster);
  const owner = await takeOwnership(address, cluster.dataDir);
  return serve(cluster, address, owner);
}
