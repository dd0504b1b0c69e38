import { readFileSync } from 'node:fs';

const FILE = new URL('./well-known.txt', import.meta.url);

/** Names of people and places that a player has most likely heard of; lines that begin with # are headings. */
export function readWellKnown(): Set<string> {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const names = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(','));
  return new Set(names.map((name) => name.trim()).filter(Boolean));
}
