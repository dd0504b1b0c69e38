import type { FactSource } from '../facts/source.ts';
import { type WrittenQuiz, writeQuiz } from '../writer/write-quiz.ts';
import type { NAMES } from './names.ts';

const SEED = 'eval';

/** One name, tried. */
export type Result = {
  readonly group: string;
  readonly general: boolean;
  readonly name: string;
  readonly quiz: WrittenQuiz;
  readonly ms: number;
};

/** Writes a quiz for every name. */
export function evaluate(source: FactSource, groups: typeof NAMES): Result[] {
  return Object.entries(groups).flatMap(([group, { general, names }]) =>
    names.map((name) => {
      const start = performance.now();
      const quiz = writeQuiz(source, name, { seed: SEED });
      return { group, general, name, quiz, ms: performance.now() - start };
    }),
  );
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function line({ name, quiz, ms }: Result): string {
  const outcome = quiz.ok ? String(quiz.questions.length).padStart(3) : `  - ${quiz.failed}`;
  const note = quiz.ok
    ? quiz.interpretation
    : quiz.choices.length > 0
      ? quiz.choices.map(({ label }) => label).join(' | ')
      : [quiz.reason, ...quiz.nearest].join(' / ');
  return `  ${name.padEnd(24)}${outcome.padEnd(14)}${ms.toFixed(0).padStart(6)} ms  ${note.slice(0, 110)}`;
}

/** Yields by name, and shares by group. */
export function yieldTable(results: readonly Result[]): string {
  const groups = Map.groupBy(results, (result) => result.group);
  const parts = [...groups].map(([group, list]) => {
    const written = list.filter(({ quiz }) => quiz.ok).length;
    const head = `${group}: ${written} of ${list.length} written, median ${median(list.map(({ ms }) => ms)).toFixed(0)} ms, worst ${Math.max(...list.map(({ ms }) => ms)).toFixed(0)} ms`;
    return [head, ...list.map(line)].join('\n');
  });
  return parts.join('\n\n');
}

/** What a change is judged by: the share of general knowledge, how many questions a quiz has, and the time of one. */
export function summary(results: readonly Result[]): string {
  const general = results.filter((result) => result.general && result.group !== 'further');
  const share = general.filter(({ quiz }) => quiz.ok).length;
  const sizes = results.flatMap(({ quiz }) => (quiz.ok ? [quiz.questions.length] : []));
  const times = results.map(({ ms }) => ms);
  return [
    `General knowledge: ${share} of ${general.length} (${((100 * share) / Math.max(1, general.length)).toFixed(0)} %)`,
    `All names: ${sizes.length} of ${results.length} written, median ${median(sizes)} questions`,
    `Time: median ${median(times).toFixed(0)} ms a name, worst ${Math.max(0, ...times).toFixed(0)} ms`,
  ].join('\n');
}

/** Everything that was turned away, by reason. */
export function rejectionTable(results: readonly Result[]): string {
  const totals = new Map<string, number>();
  for (const { quiz } of results)
    for (const [reason, n] of Object.entries(quiz.rejected))
      totals.set(reason, (totals.get(reason) ?? 0) + n);
  const rows = [...totals]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, n]) => `  ${reason.padEnd(20)}${String(n).padStart(8)}`);
  return ['Turned away, by reason:', ...rows].join('\n');
}
