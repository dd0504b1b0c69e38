import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

/** A first start makes a database and seeds it; on a busy machine that takes its time. */
const READY_WITHIN_MS = 50_000;

/** The product gives itself 10 s to stop. */
const STOPPED_WITHIN_MS = 20_000;

/** The real product on a data folder of its own. */
export interface Product {
  /** Where it answers, for example `http://127.0.0.1:41234`; the same after a restart. */
  readonly origin: string;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Stops it as a person would; the data stays. */
  stop(): Promise<void>;
  /** Ends it as a crash would: its PostgreSQL lives on. */
  kill9(): Promise<void>;
  /** Starts it on the same data and port; one that still runs is stopped first. */
  restart(): Promise<void>;
  /** Stops it and removes its data. To be called at the end, whatever happened. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < READY_WITHIN_MS; await sleep(100)) {
    if (hasEnded(child)) throw new Error(`The product ended while it started:\n${output()}`);
    if (await isReady(origin)) return;
  }
  throw new Error(`The product was not ready after ${READY_WITHIN_MS / 1000} s:\n${output()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

/** Ends the PostgreSQL that a killed product left behind. */
async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const pidOf = async () => Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  const pid = await pidOf();
  if (Number.isNaN(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; (await pidOf()) === pid && waited < 10_000; waited += 100) await sleep(100);
}

/**
 * Starts the real product as `npm start` does and waits until it is ready.
 * @param env settings besides PORT and DATA_DIR
 * @throws with everything the product printed when it does not become ready
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-journey-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const printed: string[] = [];
  const output = () => printed.join('');

  const launch = () => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    }
    return child;
  };

  let child = launch();
  // A runner that is ended in the middle takes its product with it.
  process.once('exit', () => child.kill('SIGKILL'));
  const product: Product = {
    origin,
    dataDir,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill9: () => end(child, 'SIGKILL'),
    restart: async () => {
      await product.stop();
      child = launch();
      await untilReady(origin, child, output);
    },
    close: async () => {
      await product.stop();
      await endDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(origin, child, output);
  } catch (error) {
    await product.close();
    throw error;
  }
  return product;
}
