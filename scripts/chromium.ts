import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/src/chromium.ts';
import { show, tool } from './processes.ts';

const DOWNLOAD_WITHIN_MS = 3 * 60_000;

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Ways to get a Chromium, the one that changes least about the machine first. */
async function* fetched() {
  console.log("No Chromium was found. Playwright's own is fetched …");
  await show(tool('playwright', 'install', 'chromium'), DOWNLOAD_WITHIN_MS);
  yield;
  if (!isRootOnDebian()) return;
  console.log("Chromium is installed from the system's packages …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await show({ file: 'apt-get', args: ['update'], env });
  await show({ file: 'apt-get', args: ['install', '-y', 'chromium'], env });
  yield;
}

/**
 * Makes sure that there is a Chromium for the journeys: one of this machine, else one that is fetched.
 * @throws one line that says what to install when it cannot be got
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return;
  for await (const _ of fetched()) {
    if (findChromium() !== null) return;
  }
  throw new Error(
    'The journeys need a browser: install Chromium or Google Chrome so that it is on the PATH.',
  );
}
