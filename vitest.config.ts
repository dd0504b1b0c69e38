import { defineConfig } from 'vitest/config';

/** Real databases and processes take their time on a busy machine. */
const SERVER_TIMEOUT_MS = 30_000;
/** Writing a quiz takes a fifth of a second, or several when others take the processor. */
const UNIT_TIMEOUT_MS = 20_000;

export default defineConfig({
  test: {
    // Two processors: more workers would only wait for each other.
    maxWorkers: 2,
    retry: 0,
    setupFiles: ['scripts/test-noise.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{rules,contract,questions,scripts,web,bench}/**/*.test.ts'],
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/{src,test}/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: SERVER_TIMEOUT_MS,
          hookTimeout: SERVER_TIMEOUT_MS,
        },
      },
    ],
  },
});
