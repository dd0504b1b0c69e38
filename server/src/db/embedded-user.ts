import { errorLine, type RunAs, run, succeeds } from './embedded-run.ts';

/** Accounts that exist to run a database: Debian and most others, macOS, and the one made below. */
const DATABASE_ACCOUNTS = ['postgres', '_postgres', 'trivium'];

async function lookUp(name: string): Promise<RunAs> {
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]).catch(() => null)));
  const [uid, gid] = ids.map((result) => (result?.code === 0 ? Number(result.output) : Number.NaN));
  return uid !== undefined && gid !== undefined && uid > 0 && gid >= 0 ? { uid, gid, name } : null;
}

async function createAccount(name: string): Promise<RunAs> {
  const args = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  await succeeds('useradd', [...args, '--shell', '/usr/sbin/nologin', name]);
  return lookUp(name);
}

/** Fails early and in plain words where root may not change its user (a container without that right). */
async function assertMaySwitch(user: NonNullable<RunAs>): Promise<void> {
  try {
    await run('true', [], user);
  } catch (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, and this process may not switch to the user ${user.name} ` +
        `(${errorLine(error)}). Start it as an ordinary user, or set DATABASE_URL.`,
    );
  }
}

/**
 * Who runs PostgreSQL: `null` (this process's user), or, for root, an account made for databases,
 * else a system account created for it, else `nobody`.
 * @param accounts the accounts to look for, the last one is created when none is there
 * @throws when root has nobody to switch to
 */
export async function postgresUser(accounts = DATABASE_ACCOUNTS): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  for (const name of accounts) {
    const user = await lookUp(name);
    if (user === null) continue;
    await assertMaySwitch(user);
    return user;
  }
  const user = (await createAccount(accounts.at(-1) ?? 'trivium')) ?? (await lookUp('nobody'));
  if (user === null) {
    throw new Error('PostgreSQL refuses to run as root, and no other user exists. Set DATABASE_URL.');
  }
  await assertMaySwitch(user);
  return user;
}

/** Whether the user can enter the folder: asked of the system itself, so that access lists count too. */
export async function canEnter(user: RunAs, folder: string): Promise<boolean> {
  return user === null || (await succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user));
}
