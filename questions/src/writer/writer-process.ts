import { Tinypool } from 'tinypool';
import type { Resolution } from './topic.ts';
import type { QuizOptions, WrittenQuiz } from './write-quiz.ts';

/**
 * The offline writer in a process of its own: a server answers while a quiz is written, keeps none of the writer's
 * memory, and lives on should the writer break. See decision 011.
 */
export type WriterProcess = {
  /** What a name stands for, see `resolveTopic`. */
  resolve(name: string, sense?: string): Promise<Resolution>;
  /** A quiz, or why there is none, see `writeQuiz`. */
  write(name: string, options: QuizOptions): Promise<WrittenQuiz>;
  /** Builds the facts where they are missing, so that the first player does not wait for it. */
  prepare(): Promise<void>;
  /** Ends the process; what it was doing is given up. */
  close(): Promise<void>;
};

/** It ends after this long without work, ms: long enough for the next wish of the same player. */
const IDLE_MS = 20_000;
/** No task takes longer, even one that waits for the facts to be built on a slow machine, ms; its process is ended then. */
const LONGEST_MS = 120_000;
/** Small heaps collect their garbage early: a quiz keeps some 15 MB alive while it is written, MB. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=1'];

/** Starts nothing yet: the first task does. One task at a time, in the order of the calls; a task rejects when its process breaks or takes far too long. */
export function openWriterProcess(): WriterProcess {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: new URL('./process-tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: HEAP,
    // No setting of the server, least of all a secret, is the writer's.
    env: {},
    serialization: 'advanced',
  });
  const run = (name: string, task?: object) =>
    pool.run(task, { name, signal: AbortSignal.timeout(LONGEST_MS) });
  return {
    resolve: (name, sense) => run('resolve', sense === undefined ? { name } : { name, sense }),
    write: (name, options) => run('write', { name, options }),
    prepare: () => run('prepare'),
    close: () => pool.destroy(),
  };
}
