/** How many tests ended in which way. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A runner that said nothing usable: that is one failure, never a pass. */
export const CRASHED: Counts = { passed: 0, failed: 1, skipped: 0 };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** @throws when the report has no such number: then it is not a report of this runner */
function number(report: unknown, name: string): number {
  const value = field(report, name);
  if (typeof value !== 'number') throw new Error(`The report has no ${name}.`);
  return value;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Counts of Vitest's JSON report. A test file that failed without a failed test (it did not load) counts as one. */
export function vitestCounts(report: unknown): Counts {
  const brokenFiles = list(field(report, 'testResults')).filter(
    (file) =>
      field(file, 'status') === 'failed' &&
      !list(field(file, 'assertionResults')).some((test) => field(test, 'status') === 'failed'),
  );
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests') + brokenFiles.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/** Counts of Playwright's JSON report. Flaky is failed, and so is what went wrong outside of the tests. */
export function playwrightCounts(report: unknown): Counts {
  const stats = field(report, 'stats');
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + number(stats, 'flaky') + list(field(report, 'errors')).length,
    skipped: number(stats, 'skipped'),
  };
}

/**
 * What a run counts for, given how its runner ended. A runner that failed without a failed test, or that
 * ran nothing at all, is one failure.
 */
export function settle(counts: Counts, exitCode: number): Counts {
  const ran = counts.passed + counts.failed > 0;
  return counts.failed === 0 && (exitCode !== 0 || !ran) ? { ...counts, failed: 1 } : counts;
}

/** All counts together. */
export function sum(all: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => all.reduce((soFar, one) => soFar + one[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
