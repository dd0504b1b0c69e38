import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Address, addressOf, connectionTo, listenSettings, socketDirFor } from './embedded-address.ts';
import type { Cluster } from './embedded-cluster.ts';
import { disarmStaleFiles, isPostmaster, readPidFile } from './embedded-pid.ts';
import { errorCode, run } from './embedded-run.ts';
import { boundServerLog, lastLogLines, serverLogOf } from './embedded-server-log.ts';
import { writeSettings } from './embedded-settings.ts';

/** Seconds: recovery after a power cut may replay much, but a server that says nothing at all is stuck. */
const PATIENCE = { starting: 120, silent: 3, fastStop: 30, immediateStop: 10 };

const START_ATTEMPTS = 10;

async function isRunning(path: string): Promise<boolean> {
  const file = await readPidFile(path);
  return file !== null && (await isPostmaster(file.pid, path));
}

/** Whether it takes connections, asks for patience (starting, stopping, full), or says nothing. */
async function ask(address: Address): Promise<'up' | 'wait' | 'silent'> {
  const client = new Client(connectionTo(address, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    return 'up';
  } catch (error) {
    return ['57P03', '53300'].includes(errorCode(error) ?? '') ? 'wait' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits until the running PostgreSQL answers; `null` when it ended or stays silent. */
async function waitForAnswer(path: string): Promise<Address | null> {
  const began = performance.now();
  let silentSince = began;
  for (;;) {
    const file = await readPidFile(path);
    if (file === null || !(await isPostmaster(file.pid, path))) return null;
    const address = await addressOf(path, file);
    const answer = address === null ? 'silent' : await ask(address);
    if (answer === 'up') return address;
    const now = performance.now();
    if (answer === 'wait' || file.status === 'starting' || file.status === 'stopping') silentSince = now;
    if (now - silentSince > PATIENCE.silent * 1000 || now - began > PATIENCE.starting * 1000) return null;
    await sleep(100);
  }
}

/**
 * Stops PostgreSQL: connections are cut, everything is saved. Nothing happens when none is running.
 * @throws when it does not end even at the second, rougher request
 */
export async function stopPostmaster({ path, user, binaries }: Cluster): Promise<void> {
  const requests = [
    ['fast', PATIENCE.fastStop],
    ['immediate', PATIENCE.immediateStop],
  ] as const;
  for (const [mode, seconds] of requests) {
    if (!(await isRunning(path))) return;
    await run(binaries.pgCtl, ['stop', '-D', path, '-m', mode, '-w', '-t', String(seconds)], user);
  }
  const file = await readPidFile(path);
  if (file === null || !(await isPostmaster(file.pid, path))) return;
  throw new Error(`PostgreSQL on ${path} (process ${file.pid}) does not stop. End it and start again.`);
}

/** The PostgreSQL that still runs on this cluster, if it answers; one that does not is stopped. */
async function adopt(cluster: Cluster): Promise<Address | null> {
  if (!(await isRunning(cluster.path))) return null;
  const address = await waitForAnswer(cluster.path);
  if (address !== null) return address;
  if (await isRunning(cluster.path)) {
    cluster.log.warn(`PostgreSQL on ${cluster.path} does not answer and is started anew.`);
    await stopPostmaster(cluster);
  }
  return null;
}

/** One try; `null` when it is worth another one (somebody else starts it, or its last processes still end). */
async function start(cluster: Cluster): Promise<Address | null> {
  const { path, user, binaries, log } = cluster;
  const socketDir = await socketDirFor(cluster);
  await disarmStaleFiles(path, socketDir);
  await boundServerLog(path);
  await writeSettings(path, user, { ...(await listenSettings(socketDir)), ...cluster.settings });
  const args = ['start', '-D', path, '-l', serverLogOf(path), '-w', '-t', String(PATIENCE.starting), '-s'];
  const result = await run(binaries.pgCtl, args, user);
  if (result.code === 0) return waitForAnswer(path);
  const lines = await lastLogLines(path);
  if ((await isRunning(path)) || lines.some((line) => line.includes('still in use'))) return null;
  log.error(`The last lines of ${serverLogOf(path)}:\n${lines.join('\n')}`);
  throw new Error(`The embedded PostgreSQL did not start. Its log ${serverLogOf(path)} says why.`);
}

/**
 * Adopts the PostgreSQL that runs on this cluster, or starts one.
 * @returns where it listens
 * @throws one line for a person
 */
export async function bringUp(cluster: Cluster): Promise<Address> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const address = (await adopt(cluster)) ?? (await start(cluster));
    if (address !== null) return address;
    await sleep(500);
  }
  throw new Error(`The embedded PostgreSQL on ${cluster.path} cannot be started nor reached.`);
}
