import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/**
 * A test that makes noise has something to say that nobody reads: an unexpected `console.error` or
 * `console.warn` fails it. A test that expects one replaces the function itself (`vi.spyOn`).
 */
const noise: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${format(...words)}`);
  };
}

function assertQuiet(): void {
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected noise:\n${heard.join('\n')}`);
}

// What was heard before the first test was said while the file loaded.
beforeEach(assertQuiet);
afterEach(assertQuiet);
