import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf, killAll, lastWords, runProduct } from './product-process.ts';

const run = (env: Record<string, string>, ...args: string[]) =>
  runProduct({ DATA_DIR: folder, ...env }, ...args);

let folder: string;
let databaseUrl: string;
let admin: pg.Client;
const name = `start_${process.pid}_${Date.now()}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivium-start-'));
  admin = new pg.Client({ connectionString: inject('databaseServer') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  databaseUrl = inject('databaseServer').replace(/\/[^/?]*(\?|$)/u, `/${name}$1`);
});
afterAll(async () => {
  killAll();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const post = async (address: string, path: string) =>
  (await (await fetch(address + path, { method: 'POST' })).json()) as { token: string };
const details = (address: string, token: string) =>
  fetch(`${address}/api/getUserDetails`, { headers: { authorization: `Bearer ${token}` } });

describe('the product on a PostgreSQL of its own', () => {
  it('starts, survives kill -9 without losing what was acknowledged, and stops when asked', async () => {
    const first = run({ DATABASE_URL: databaseUrl });
    const address = await addressOf(first);
    const { token } = await post(address, '/api/users/guestLogin');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = run({ DATABASE_URL: databaseUrl });
    const again = await addressOf(second);
    expect((await details(again, token)).status).toBe(200);
    expect((await fetch(`${again}/readyz`)).status).toBe(200);
    const stopped = lastWords(second);
    second.kill('SIGTERM');
    expect(await stopped).toEqual({ code: 0, error: '' });
  });

  it('answers what is in hand before it stops', async () => {
    const child = run({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' });
    const address = await addressOf(child);
    const calls = Array.from({ length: 40 }, () => post(address, '/api/users/guestLogin'));
    await calls[0];
    child.kill('SIGTERM');
    const settled = await Promise.allSettled(calls);
    const cut = settled.filter(
      (s) => s.status === 'rejected' && !/ECONNREFUSED/u.test(String(s.reason?.cause)),
    );
    expect(cut).toEqual([]);
  });

  it('brings the questions in with --seed-only and ends', async () => {
    expect(await lastWords(run({ DATABASE_URL: databaseUrl }, '--seed-only'))).toEqual({
      code: 0,
      error: '',
    });
  });
});

describe('what keeps it from starting is one line', () => {
  it.each([
    [{ PORT: 'http' }, /^Trivium cannot start: PORT is not usable: must be a port number\n$/u],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' },
      /^Trivium cannot start: DATABASE_URL postgres:\/\/127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED.*\n$/u,
    ],
    [{ RATE_LIMITS: 'maybe' }, /^Trivium cannot start: RATE_LIMITS is not usable: must be on or off\n$/u],
    [{ HOST: '203.0.113.1' }, /^Trivium cannot start: 203\.0\.113\.1:\d+ cannot be listened on: .*\n$/u],
  ])('%j', async (env: Record<string, string>, line) => {
    const { code, error } = await lastWords(run({ PORT: '3999', ...env }));
    expect([code, error]).toEqual([1, expect.stringMatching(line)]);
    expect(error).not.toContain('secret');
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, error } = await lastWords(run({ PORT: String(port) }));
    other.close();
    expect([code, error]).toEqual([
      1,
      `Trivium cannot start: 127.0.0.1:${port} cannot be listened on: another program uses it; set PORT to a free one.\n`,
    ]);
  });
});
