import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './harness.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivium-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Trivium</title>');
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'export {};');
  t = await testApp({ WEB_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the page', () => {
  it.each(['/', '/auth', '/quiz/123', '/categories?search=a.b', '/nowhere/at/all'])(
    'is served at %s',
    async (path) => {
      const { status, text, headers } = await t.call('GET', path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text).toContain('<title>Trivium</title>');
    },
  );

  it('has files that never change', async () => {
    const { status, headers } = await t.call('GET', '/assets/index-abc.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each(['/assets/index-old.js', '/api/none', '/favicon.png', '/..%2f..%2fetc/passwd'])(
    'is not served in the place of %s',
    async (path) => {
      const { status, body } = await t.call('GET', path);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );
});
