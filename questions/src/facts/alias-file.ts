import { readFileSync } from 'node:fs';
import { keyOf } from './key.ts';

const FILE = new URL('./aliases.txt', import.meta.url);

/**
 * A name of a topic, the name it is shown by, and what it stands for (see aliases.txt). A near name is not the same
 * thing: the topic is only offered for it.
 */
export type Alias = {
  readonly key: string;
  readonly name: string;
  readonly target: string;
  readonly near: boolean;
};

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Reads lines of the form `Name, same name ~ near name = target`. Throws an Error that names a line without a target,
 * or a name that two topics claim as their own.
 */
export function parseAliases(text: string): Alias[] {
  const lines = text.split('\n').map((line) => line.trim());
  const owners = new Map<string, string>();
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const split = line.indexOf(' = ');
      if (split < 0) throw new Error(`aliases.txt: no target in "${line}"`);
      const [same = '', near = ''] = line.slice(0, split).split(' ~ ');
      const [name = ''] = namesIn(same);
      const target = line.slice(split + 3).trim();
      const alias = (near: boolean) => (each: string) => ({ key: keyOf(each), name, target, near });
      const own = namesIn(same).map(alias(false));
      for (const { key } of own) {
        const owner = owners.get(key) ?? name;
        if (owner !== name) throw new Error(`aliases.txt: "${key}" is both ${owner} and ${name}`);
        owners.set(key, name);
      }
      return [...own, ...namesIn(near).map(alias(true))];
    });
}

/** The table of aliases that stands beside this file. */
export function readAliases(): Alias[] {
  return parseAliases(readFileSync(FILE, 'utf8'));
}
