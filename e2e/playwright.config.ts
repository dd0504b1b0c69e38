import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/chromium.ts';

const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;
const results = join(import.meta.dirname, 'test-results');

/** A browser that makes no calls of its own. Chromium's sandbox does not work for root. */
const args = ['--disable-quic', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(results, 'artifacts'),
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: join(results, 'report.json') }]],
  projects: [{ name: 'chromium' }],
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath === null ? {} : { executablePath }) },
  },
});
