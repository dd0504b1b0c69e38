import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFacts, isFresh } from './facts-file.ts';
import { BUILD_TIMEOUT_MS } from './open-test-facts.ts';

describe('the facts file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-facts-'));
  const copy = join(folder, 'facts.sqlite');
  let path = '';
  beforeAll(async () => {
    path = await ensureFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is fresh once built', () => {
    expect(isFresh(path)).toBe(true);
  });

  it.each([
    ['missing', () => rmSync(copy, { force: true })],
    ['cut off', () => truncateSync(copy, Math.floor(readFileSync(copy).length / 2))],
    ['something else', () => writeFileSync(copy, 'no database at all')],
    [
      'built from other data',
      () => {
        const db = new DatabaseSync(copy);
        db.exec("UPDATE meta SET value = 'other' WHERE key = 'signature'");
        db.close();
      },
    ],
  ])('is built anew when it is %s', (_, damage) => {
    copyFileSync(path, copy);
    expect(isFresh(copy)).toBe(true);
    damage();
    expect(isFresh(copy)).toBe(false);
  });
});
