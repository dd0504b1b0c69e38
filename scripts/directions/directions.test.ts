import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { parseSource } from './source.ts';

const trees: string[] = [];

/** A repository of just these files. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'directions-'));
  trees.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function rulesBroken(files: Record<string, string>): string[] {
  const { violations } = findViolations(plant(files));
  return violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** One breach each: the file, its text, and the rule with the line where it must be reported. */
const BREACHES: [path: string, text: string, found: string][] = [
  ['rules/src/a.ts', "import { z } from 'zod';", '1 rule 1, rooms'],
  ['rules/src/a.ts', "\nimport type { X } from '@trivium/contract/quiz';", '2 rule 1, rooms'],
  ['rules/src/a.ts', "import { readFileSync } from 'node:fs';", '1 rule 1, rooms'],
  ['contract/src/a.ts', "export * from 'react';", '1 rule 1, rooms'],
  ['contract/src/a.ts', "export const a = () => import('@trivium/questions/bank');", '1 rule 1, rooms'],
  ['questions/src/a.ts', "import '../../server/src/app.ts';", '1 rule 1, rooms'],
  ['questions/src/a.test.ts', "import '@trivium/server/app';", '1 rule 1, rooms'],
  ['server/src/a.ts', "import '../../web/src/app/main.tsx';", '1 rule 1, rooms'],
  ['web/src/app/a.tsx', "type T = import('@trivium/server/config').Config;", '1 rule 1, rooms'],
  ['e2e/src/a.ts', "import '../../web/src/api/client.ts';", '1 rule 1, rooms'],
  ['bench/src/a.ts', "import '../../scripts/start.ts';", '1 rule 1, rooms'],
  ['rules/src/a.ts', 'export const at = () => Date.now();', '1 rule 1, purity'],
  ['rules/src/a.ts', '\n\nexport const at = new Date(0);', '3 rule 1, purity'],
  ['rules/src/a.ts', 'export const at = Math.random();', '1 rule 1, purity'],
  ['rules/src/a.ts', 'export const at = performance.now();', '1 rule 1, purity'],
  ['rules/src/a.ts', 'export const at = process.pid;', '1 rule 1, purity'],
  ['rules/src/a.ts', 'export const at = [globalThis];', '1 rule 1, purity'],
  ['rules/src/a.ts', "console.log('');", '1 rule 1, purity'],
  ['server/src/app.ts', "import './main.ts';", '1 rule 2, layers'],
  ['server/src/config.ts', "import './app.ts';", '1 rule 2, layers'],
  ['server/src/db/a.ts', "import '../http/mount.ts';", '1 rule 2, layers'],
  ['server/src/http/a.ts', "import '../features/play/service.ts';", '1 rule 2, layers'],
  ['server/src/features/play/service.ts', "import '../../app.ts';", '1 rule 2, layers'],
  ['server/src/features/play/service.ts', "import './routes.ts';", '1 rule 2, features'],
  ['server/src/features/play/store.ts', "import './service.ts';", '1 rule 2, features'],
  ['server/src/features/play/job.ts', "import './routes.ts';", '1 rule 2, features'],
  ['server/src/features/play/store.ts', "import './job.ts';", '1 rule 2, features'],
  ['server/src/features/play/routes.ts', "import '../users/routes.ts';", '1 rule 2, features'],
  ['server/src/features/play/service.ts', "import { sql } from 'kysely';", '1 rule 3, packages'],
  ['server/src/features/play/routes.ts', "import pg from 'pg';", '1 rule 3, packages'],
  ['server/src/http/a.ts', "import 'kysely/migration';", '1 rule 3, packages'],
  ['server/src/features/play/service.ts', "import type { X } from 'fastify';", '1 rule 3, packages'],
  ['server/src/db/a.ts', "import '@fastify/static';", '1 rule 3, packages'],
  ['questions/src/a.ts', "import 'kysely';", '1 rule 3, packages'],
  ['server/src/db/a.ts', 'export const a = process.env.HOME;', '1 rule 3, environment'],
  ['server/src/features/play/service.ts', 'export const now = Date.now();', '1 rule 3, deps'],
  ['server/src/features/play/service.ts', 'export const now = new Date();', '1 rule 3, deps'],
  ['server/src/features/play/service.ts', 'export const a = Math.random();', '1 rule 3, deps'],
  ['server/src/features/play/service.ts', "import { randomUUID } from 'node:crypto';", '1 rule 3, deps'],
  ['web/src/screens/home/a.tsx', "import '../quiz/Quiz.tsx';", '1 rule 4, page'],
  ['web/src/screens/home/a.tsx', "import '../../app/router.tsx';", '1 rule 4, page'],
  ['web/src/game/a.ts', "import '../screens/quiz/Quiz.tsx';", '1 rule 4, page'],
  ['web/src/api/a.ts', "import '../game/round.ts';", '1 rule 4, page'],
  ['web/src/ui/a.tsx', "import '../api/client.ts';", '1 rule 4, page'],
  ['web/src/lib/a.ts', "import '../game/settings.ts';", '1 rule 4, page'],
  ['web/src/ui/index.ts', 'export {};', '1 rule 5, index files'],
  ['server/src/features/play/helpers.ts', 'export {};', '1 names of features'],
  ['server/src/features/play/inner/store.ts', 'export {};', '1 names of features'],
];

describe('a breach is reported with its place and rule', () => {
  it.each(BREACHES)('%s: %s', (path, text, found) => {
    expect(rulesBroken({ [path]: text })).toEqual([`${path}:${found}`]);
  });

  it('a cycle between features, at each import on it', () => {
    const files = {
      'server/src/features/a/service.ts': "import '../b/service.ts';",
      'server/src/features/b/service.ts': "\nimport '../c/service.ts';",
      'server/src/features/c/service.ts': "import '../a/store.ts';",
      'server/src/features/d/service.ts': "import '../a/service.ts';",
    };
    expect(rulesBroken(files)).toEqual([
      'server/src/features/a/service.ts:1 rule 2, cycles',
      'server/src/features/b/service.ts:2 rule 2, cycles',
      'server/src/features/c/service.ts:1 rule 2, cycles',
    ]);
  });
});

it('what the directions allow is not reported', () => {
  const files = {
    'rules/src/a.ts': "import './b.ts';\nexport const f = (entry: { process: string }) => entry.process;",
    'rules/src/a.test.ts': "import 'vitest';\nimport './a.ts';\nconsole.log(Date.now());",
    'contract/src/index.ts': "import { z } from 'zod/mini';\nimport '@trivium/rules/level';",
    'server/src/main.ts': "import './app.ts';\nimport './features/seed/service.ts';\nprocess.env;",
    'server/src/jobs.ts': "import type pg from 'pg';\nimport './features/play/job.ts';",
    'server/src/config.ts': 'export const home = process.env.HOME;',
    'server/src/features/play/routes.ts':
      "import 'fastify';\nimport './service.ts';\nimport '../users/service.ts';",
    'server/src/features/play/start.service.ts':
      "import './board.store.ts';\nimport '../mail/job.ts';\nexport const at = new Date(0);",
    'server/src/features/play/board.store.ts': "import 'kysely';\nimport '../../db/pool.ts';",
    'server/test/play.test.ts': "import 'fastify';\nimport '../src/features/play/routes.ts';",
    'web/src/screens/home/a.tsx': "import './b.tsx';\nimport '../../ui/Button.tsx';\nimport 'react';",
    'web/vite.config.ts': 'export default process.env.TRIVIUM_API;',
  };
  expect(rulesBroken(files)).toEqual([]);
});

it('a file that cannot be parsed is an error, not a pass', () => {
  expect(() => parseSource('rules/src/a.ts', 'const = ;')).toThrow('rules/src/a.ts cannot be read');
});

it('this repository keeps its directions', () => {
  const { files, violations } = findViolations(resolve(import.meta.dirname, '../..'));
  expect(files).toBeGreaterThan(100);
  expect(violations.map(({ path, line, rule, message }) => `${path}:${line} ${rule}: ${message}`)).toEqual(
    [],
  );
});
