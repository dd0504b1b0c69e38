import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Counts, CRASHED, playwrightCounts, settle, sum, vitestCounts } from './counts.ts';
import { ensurePage } from './page.ts';
import { type Command, ROOT, show, tool } from './processes.ts';

interface Runner {
  readonly name: string;
  readonly command: Command;
  /** Where it writes its JSON report. */
  readonly report: string;
  readonly count: (report: unknown) => Counts;
  /** What has to be there first; throws one line for a person. */
  readonly prepare: () => void | Promise<void>;
}

const VITEST_REPORT = join(ROOT, 'test-results', 'vitest.json');

const RUNNERS: readonly Runner[] = [
  {
    name: 'Vitest',
    command: tool(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ),
    report: VITEST_REPORT,
    count: vitestCounts,
    prepare: () => {
      try {
        ensurePage();
      } catch {
        // Few tests need the page, and they say so. For the journeys this is a failure of their own.
      }
    },
  },
  {
    name: 'Playwright',
    command: tool('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
    report: join(ROOT, 'e2e', 'test-results', 'report.json'),
    count: playwrightCounts,
    prepare: async () => {
      ensurePage();
      await ensureChromium();
    },
  },
];

function read({ name, report, count }: Runner): Counts {
  if (!existsSync(report)) throw new Error(`${name} ended without a report.`);
  return count(JSON.parse(readFileSync(report, 'utf8')));
}

/** Runs all tests of one runner and shows what it says. Never throws: what goes wrong is a failure. */
async function runAll(runner: Runner): Promise<Counts> {
  try {
    await runner.prepare();
    // A report of an earlier run must not pass for this one's.
    rmSync(runner.report, { force: true });
    const { code } = await show(runner.command);
    const counts = read(runner);
    const settled = settle(counts, code);
    if (settled !== counts) console.error(`${runner.name} failed without a failed test, or ran none.`);
    return settled;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return CRASHED;
  }
}

/** All tests. The last line is `N passed, N failed, N skipped`; ends with 1 on any failure. */
const results: Counts[] = [];
for (const runner of RUNNERS) results.push(await runAll(runner));
const { passed, failed, skipped } = sum(results);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
