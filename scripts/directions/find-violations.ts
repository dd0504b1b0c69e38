import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deps, environment, packages, purity } from './knowledge.ts';
import { indexFiles, vocabulary } from './names.ts';
import { page } from './page.ts';
import { ROOMS } from './place.ts';
import { rooms } from './rooms.ts';
import { cycles, features, layers } from './server.ts';
import { readSource } from './source.ts';
import type { Violation } from './violation.ts';

const CHECKS = [rooms, purity, layers, features, packages, environment, deps, page, indexFiles, vocabulary];

const SKIPPED = new Set(['node_modules', 'dist', 'results', 'test-results', 'playwright-report']);

/** All sources below a folder of the repository, sorted. */
function sourcesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(root, path);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

/** What was looked at and what is wrong with it. */
export interface Findings {
  readonly files: number;
  readonly violations: readonly Violation[];
}

/**
 * Holds every source of the repository against the directions of the house.
 * @param root the folder that holds the rooms
 * @throws when a source cannot be parsed
 */
export function findViolations(root: string): Findings {
  const there = new Set(readdirSync(root));
  const paths = ROOMS.filter((room) => there.has(room)).flatMap((room) => sourcesBelow(root, room));
  const sources = paths.map((path) => readSource(root, path));
  const violations = sources.flatMap((source) => CHECKS.flatMap((check) => check(source)));
  return { files: sources.length, violations: [...violations, ...cycles(sources)] };
}
