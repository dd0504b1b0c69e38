import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const running = new Set<ChildProcess>();

/** Ends every product that is still running. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts the product as its own process, with nothing of this one's settings. */
export function runProduct(env: Record<string, string>, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** Where it listens, once it does. */
export async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const address = /running at (http:\S+)/u.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('it ended before it printed an address');
}

/** How it ends, and what it said on the way. */
export async function lastWords(child: ChildProcess): Promise<{ code: number | null; error: string }> {
  let error = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  child.stdout?.resume();
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, error };
}
