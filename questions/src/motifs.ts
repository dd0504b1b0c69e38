import { readFile } from 'node:fs/promises';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

const read = new Map<string, Promise<string | undefined>>();

/**
 * The drawing that stands for a field on covers: SVG shapes in a box of 120 by 120 around the origin, their colours
 * in braces (`{line}`). Undefined where the field has none.
 */
export function motifOf(field: string): Promise<string | undefined> {
  const known = read.get(field);
  if (known) return known;
  const file = new URL(`../motifs/${field}.svg`, import.meta.url);
  const text = SLUG.test(field) ? readFile(file, 'utf8').catch(() => undefined) : Promise.resolve(undefined);
  // Only drawings that exist are remembered, so that made-up names take no memory.
  void text.then((svg) => svg !== undefined && read.set(field, text));
  return text;
}
