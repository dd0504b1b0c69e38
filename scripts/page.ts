import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(import.meta.dirname);

/** All that the built page depends on. */
const INPUTS = ['web', 'contract/src', 'rules/src', 'package-lock.json'];

const SKIPPED = new Set(['dist', 'node_modules', '.vite']);

/** Inside the built page: what it was built from. */
const STAMP = join(ROOT, 'web', 'dist', '.built-from');

function filesBelow(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
    .sort();
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const path of input.endsWith('.json') ? [input] : filesBelow(input)) {
      const content = readFileSync(join(ROOT, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function runVite(): { ok: boolean; output: string } {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const built = spawnSync(process.execPath, [vite, 'build'], { cwd: join(ROOT, 'web'), encoding: 'utf8' });
  return { ok: built.status === 0, output: `${built.stdout}${built.stderr}` };
}

/**
 * Builds the page unless the one in web/dist was built from the very same files.
 * @param say gets one line when it is built
 * @throws one line, after printing what the build said, when it fails
 */
export function ensurePage(say: (line: string) => void = console.log): void {
  const inputs = hashOfInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  say('Building the page …');
  const { ok, output } = runVite();
  if (!ok || !existsSync(dirname(STAMP))) {
    process.stderr.write(output);
    throw new Error('The page could not be built; the lines above say why.');
  }
  writeFileSync(STAMP, inputs);
}
