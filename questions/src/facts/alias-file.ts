import { readFileSync } from 'node:fs';
import { keyOf } from './key.ts';

const FILE = new URL('./aliases.txt', import.meta.url);

/** A name under which a topic is found, the name it is shown by, and what it stands for (see aliases.txt). */
export type Alias = { readonly key: string; readonly name: string; readonly target: string };

/** Reads lines of the form `Name, another name = target`. Throws an Error that names a line without a target. */
function parseAliases(text: string): Alias[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const split = line.indexOf(' = ');
      if (split < 0) throw new Error(`aliases.txt: no target in "${line}"`);
      const names = line
        .slice(0, split)
        .split(',')
        .map((name) => name.trim());
      const target = line.slice(split + 3).trim();
      return names.map((name) => ({ key: keyOf(name), name: names[0] ?? name, target }));
    });
}

/** The table of aliases that stands beside this file. */
export function readAliases(): Alias[] {
  return parseAliases(readFileSync(FILE, 'utf8'));
}
