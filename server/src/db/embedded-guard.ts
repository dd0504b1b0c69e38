import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Address } from './embedded-address.ts';
import type { Cluster } from './embedded-cluster.ts';
import { takeOwnership } from './embedded-owner.ts';
import { bringUp, stopPostmaster } from './embedded-postmaster.ts';
import { errorLine } from './embedded-run.ts';
import { boundServerLog } from './embedded-server-log.ts';

const LOG_CHECK_MS = 10 * 60 * 1000;

const LONGEST_PAUSE_MS = 5000;

/**
 * Keeps the cluster running and owned by this process: when the owner's connection breaks, PostgreSQL is
 * brought up again (at the same address) and the lock taken again, until that works.
 * @returns the function that ends all this, and PostgreSQL with it
 */
export function keepOwned(started: Cluster, address: Address, first: Client): () => Promise<void> {
  const cluster = { ...started, settings: { ...started.settings, port: String(address.port) } };
  const logCheck = setInterval(() => void boundServerLog(cluster.path).catch(() => {}), LOG_CHECK_MS).unref();
  let owner = first;
  let stopped: Promise<void> | null = null;
  let reviving = Promise.resolve();

  const watch = (client: Client) => {
    owner = client;
    client.once('end', () => {
      if (stopped === null) reviving = revive();
    });
  };

  const revive = async () => {
    cluster.log.warn('The connection to PostgreSQL broke. It is being restored.');
    for (let pause = 250; stopped === null; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        watch(await takeOwnership(await bringUp(cluster), cluster.dataDir));
        cluster.log.info('PostgreSQL is back.');
        return;
      } catch (error) {
        cluster.log.error(errorLine(error));
        await sleep(pause);
      }
    }
  };

  const stop = async () => {
    clearInterval(logCheck);
    await reviving;
    await stopPostmaster(cluster);
    await owner.end().catch(() => {});
  };

  watch(first);
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
