import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The folder that holds the rooms. */
export const ROOT = dirname(import.meta.dirname);

/** A command of this repository's own tools, as `npm run` would find it. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A script of the repository, run by this very Node. */
export function nodeScript(script: string, ...args: string[]): Command {
  return { file: process.execPath, args: [join(ROOT, script), ...args] };
}

/** A tool that npm installed. */
export function tool(name: string, ...args: string[]): Command {
  return { file: join(ROOT, 'node_modules', '.bin', name), args };
}

/** How a command ended. */
export interface Ended {
  /** Its exit code; -1 when a signal ended it or it could not be started. */
  readonly code: number;
  readonly output: string;
}

/** Tools that npm installed start with "node": they get the version that the repository pins. */
const PATH_WITH_TOOLS = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;

function launch({ file, args, env }: Command, stdio: 'inherit' | 'pipe'): ChildProcess {
  return spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: PATH_WITH_TOOLS, ...env },
    stdio: ['ignore', stdio, stdio],
    // npm's commands are .cmd files there.
    shell: process.platform === 'win32',
  });
}

function endOf(child: ChildProcess, output: () => string): Promise<Ended> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output: output() }));
  });
}

/** Runs a command whose output the person sees as it comes. */
export function show(command: Command, timeoutMs?: number): Promise<Ended> {
  const child = launch(command, 'inherit');
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill(), timeoutMs);
  return endOf(child, () => '').finally(() => clearTimeout(timer));
}

/** Runs a command and keeps its output for later. */
export function keep(command: Command): Promise<Ended> {
  const child = launch(command, 'pipe');
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return endOf(child, () => Buffer.concat(chunks).toString());
}

/** Runs a command with a name before each of its lines. `child` is there to be stopped. */
export function showNamed(name: string, command: Command): { child: ChildProcess; ended: Promise<Ended> } {
  const child = launch(command, 'pipe');
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${name} ${line}`));
  }
  return { child, ended: endOf(child, () => '') };
}
