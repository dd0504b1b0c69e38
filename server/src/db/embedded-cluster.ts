import { platform } from 'node:os';
import type { Binaries } from './embedded-binaries.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import type { Place } from './embedded-place.ts';

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

/** Windows has no sockets in folders that PostgreSQL could use: there it is a port of this machine, and a password. */
export const LISTENS_ON_PORT = platform() === 'win32';

/** Included at the end of the cluster's `postgresql.conf`. */
export const SETTINGS_FILE = 'trivium.conf';
