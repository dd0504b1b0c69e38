import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Address, connectionTo } from './embedded-address.ts';

/** Any fixed number will do: the lock lives in the cluster's own `postgres` database. */
const LOCK = 7_483_648;

const OWNER_NAME = 'trivium owner';

/** How long a start waits for an owner that is about to end, in ms. */
const WAIT_MS = 5000;

async function tryLock(client: Client): Promise<boolean> {
  const answer = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [LOCK]);
  return answer.rows[0]?.got === true;
}

/** The process that owns the cluster, as it named itself when it connected. */
async function ownerName(client: Client): Promise<string> {
  const answer = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1 AND l.classid = 0`,
    [LOCK],
  );
  const process = answer.rows[0]?.name.replace(OWNER_NAME, '').trim();
  return process ? ` (process ${process})` : '';
}

/**
 * Becomes the one owner of the cluster, for as long as the returned connection lives. The lock belongs
 * to the connection, so that it ends with its process, however that ends.
 * @throws one line that names the data folder when a living server owns it
 */
export async function takeOwnership(address: Address, dataDir: string): Promise<Client> {
  const client = new Client({
    ...connectionTo(address, 'postgres'),
    application_name: `${OWNER_NAME} ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    for (let waited = 0; !(await tryLock(client)); waited += 200) {
      if (waited >= WAIT_MS) {
        throw new Error(`Another server${await ownerName(client)} is running on the data folder ${dataDir}.`);
      }
      await sleep(200);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
