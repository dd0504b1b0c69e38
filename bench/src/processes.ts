import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type Running = { readonly pid: number; readonly origin: string; stop(): Promise<void> };

/** Starts a Node program and waits until it prints an address. */
export async function startProgram(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout || !child.pid) throw new Error(`${script} did not start`);
  for await (const line of createInterface(child.stdout)) {
    const origin = /https?:\/\/[\d.]+:\d+/u.exec(line)?.[0];
    if (!origin) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { pid: child.pid, origin, stop };
  }
  throw new Error(`${script} ended before it printed an address`);
}

/** Resident memory of a process in MiB; undefined where the system does not tell (only Linux does). */
export function residentMiB(pid: number): number | undefined {
  try {
    const kib = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib ? Math.round(Number(kib) / 1024) : undefined;
  } catch {
    return undefined;
  }
}
