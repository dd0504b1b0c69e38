import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ELSEWHERE = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Long enough for a first start from a cold disk, in ms. */
const ANSWER_WITHIN = 20_000;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it can be started: a browser whose libraries are missing is none. */
function starts(file: string): boolean {
  try {
    const said = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: ANSWER_WITHIN,
    });
    return /chrom/i.test(said);
  } catch {
    return false;
  }
}

/**
 * A Chromium of this machine: one on the PATH, at a usual place, or Playwright's own.
 * @returns its path, or `null` when there is none that starts
 */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [...onPath, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((file) => isExecutable(file) && starts(file)) ?? null;
}
