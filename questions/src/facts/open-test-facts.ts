import { ensureFacts } from './facts-file.ts';
import { openFacts } from './sqlite-source.ts';

/** The real facts for tests, built first where they are missing; the first build takes some seconds. */
export async function openTestFacts() {
  return openFacts(await ensureFacts());
}

/** Time for a first build on a busy machine, in ms. */
export const BUILD_TIMEOUT_MS = 180_000;
