import { ensureFacts } from '../facts/facts-file.ts';
import type { FactSource } from '../facts/source.ts';
import { openFacts } from '../facts/sqlite-source.ts';
import { resolveTopic } from './resolve.ts';
import type { Resolution } from './topic.ts';
import { type QuizOptions, type WrittenQuiz, writeQuiz } from './write-quiz.ts';

// One for the life of the process, whose end closes it.
let opened: Promise<FactSource> | undefined;

/** The facts, built first where they are missing; a failed attempt is not remembered. */
function facts(): Promise<FactSource> {
  opened ??= ensureFacts()
    .then(openFacts)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** What the writer's process does for `resolve`. @public */
export async function resolve(task: { name: string; sense?: string }): Promise<Resolution> {
  return resolveTopic(await facts(), task.name, task.sense);
}

/** What the writer's process does for `write`. @public */
export async function write(task: { name: string; options: QuizOptions }): Promise<WrittenQuiz> {
  return writeQuiz(await facts(), task.name, task.options);
}

/** What the writer's process does for `prepare`: the facts are there afterwards. @public */
export async function prepare(): Promise<void> {
  await facts();
}
