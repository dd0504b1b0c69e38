import { expect, it } from 'vitest';
import { playwrightCounts, settle, sum, vitestCounts } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2, testResults: [] };
const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };

it('reads the report of Vitest', () => {
  expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 0, skipped: 3 });
});

it('counts a test file that did not load as a failure, and one with failed tests only by these', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(vitestCounts({ ...vitest, numFailedTests: 1, testResults }).failed).toBe(2);
});

it('reads the report of Playwright, where flaky and errors outside of tests are failures', () => {
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  expect(playwrightCounts({ stats, errors: [{ message: 'no tests found' }] }).failed).toBe(3);
});

it('does not take something else for a report', () => {
  expect(() => vitestCounts({ stats })).toThrow('numPassedTests');
  expect(() => playwrightCounts(vitest)).toThrow('expected');
});

it('a runner that failed without a failed test, or ran nothing, is a failure', () => {
  const good = { passed: 2, failed: 0, skipped: 0 };
  expect(settle(good, 0)).toEqual(good);
  expect(settle(good, 1).failed).toBe(1);
  expect(settle({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  expect(settle({ passed: 0, failed: 3, skipped: 0 }, 1).failed).toBe(3);
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one, one])).toEqual({ passed: 3, failed: 6, skipped: 9 });
});
