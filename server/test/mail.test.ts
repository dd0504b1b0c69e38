import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runOnce } from 'graphile-worker';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet, taskList } from '../src/jobs.ts';
import * as b from './builders.ts';
import { type TestApp, testApp } from './harness.ts';

const PUBLIC_URL = 'https://quiz.example.org';

type Received = { to: string[]; text: string };

/** A real SMTP server that keeps what it is given. */
function smtpSink(): Promise<{ url: string; received: Received[]; close: () => void }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map((r) => r.address);
      text(stream).then((body) => {
        // Undo quoted-printable, so that a long link reads as it was written.
        received.push({ to, text: body.replace(/=\r\n/gu, '').replace(/=3D/gu, '=') });
        done();
      }, done);
    },
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.server.address() as AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() });
    });
  });
}

const tokenIn = (mail: string) =>
  /https:\/\/quiz\.example\.org\/reset-password\?token=([\w-]+)/u.exec(mail)?.[1] ?? '';
const options = { noHandleSignals: true, logger: quiet };

describe('password reset by mail', () => {
  let t: TestApp;
  let sink: Awaited<ReturnType<typeof smtpSink>>;
  beforeAll(async () => {
    sink = await smtpSink();
    t = await testApp({ SMTP_URL: sink.url, MAIL_FROM: 'Trivium <hello@quiz.example.org>', PUBLIC_URL });
  });
  afterAll(() => sink.close());

  const ask = (email: string, headers = {}) =>
    t.call('POST', '/api/resetPassword', { body: { email }, headers });
  const redeem = (token: string, password: string) =>
    t.call('POST', '/api/updatePassword', { body: { token, password } });
  const work = async () => {
    sink.received.length = 0;
    await runOnce({ pgPool: t.connections.pool, taskList: taskList(t.ctx), ...options });
    return [...sink.received];
  };

  it('answers the same for known and unknown addresses, and mails only the known one', async () => {
    const p = await b.makeRegistered(t);
    const [known, unknown] = [await ask(p.email), await ask('nobody@example.org')];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    const mails = await work();
    expect(mails.map((m) => m.to)).toEqual([[p.email]]);
  });

  it('sets a new password once, ends every session, and voids the old password', async () => {
    const p = await b.makeRegistered(t);
    await ask(p.email.toUpperCase(), { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await work();
    expect(mail?.text).not.toContain('evil');
    const token = tokenIn(mail?.text ?? '');
    expect((await t.call('GET', '/api/getUserDetails', { token: p.token })).status).toBe(200);
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, n) => redeem(token, `fresh-lantern-${n}`)),
    );
    expect(results.map((r) => r.status).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = results.findIndex((r) => r.status === 200);
    expect((await t.call('GET', '/api/getUserDetails', { token: p.token })).status).toBe(401);
    const logIn = (password: string) =>
      t.call('POST', '/api/users/login', { body: { email: p.email, password } });
    expect((await logIn(p.password)).status).toBe(401);
    expect((await logIn(`fresh-lantern-${winner}`)).status).toBe(200);
    expect((await redeem(token, 'once-more-please')).body.code).toBe('reset_token_invalid');
  });

  it('voids an earlier link by a later one, and any link after an hour', async () => {
    const p = await b.makeRegistered(t);
    await ask(p.email);
    const first = tokenIn((await work())[0]?.text ?? '');
    await ask(p.email);
    const second = tokenIn((await work())[0]?.text ?? '');
    expect((await redeem(first, 'green-harbour-5')).body.code).toBe('reset_token_invalid');
    t.clock.advance(60 * 60_000 + 1);
    expect((await redeem(second, 'green-harbour-5')).body.code).toBe('reset_token_invalid');
  });

  it('refuses weak passwords and bad tokens without using the token up', async () => {
    const p = await b.makeRegistered(t);
    await ask(p.email);
    const token = tokenIn((await work())[0]?.text ?? '');
    expect((await redeem(token, '123456')).body.code).toBe('weak_password');
    expect((await redeem(token, 'abc')).body.code).toBe('bad_input');
    expect((await redeem('made-up', 'green-harbour-5')).body).toMatchObject({
      code: 'reset_token_invalid',
      message: 'Invalid or expired token. Please try again.',
    });
    expect((await redeem(token, 'green-harbour-5')).status).toBe(200);
  });

  it.each([
    {},
    { email: '' },
    { email: 'x' },
    { email: 'a@example.org\nBcc: b@example.org' },
    { email: ['a@example.org'] },
  ])('refuses %j', async (body) => {
    expect((await t.call('POST', '/api/resetPassword', { body })).status).toBe(400);
  });

  it('keeps the mail in the queue while the mail server is down', async () => {
    const own = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org', PUBLIC_URL });
    const p = await b.makeRegistered(own);
    await own.call('POST', '/api/resetPassword', { body: { email: p.email } });
    const jobs = async () =>
      (await own.connections.pool.query('select attempts, last_error from graphile_worker.jobs')).rows;
    const send = taskList(own.ctx)['mail-link'];
    await expect(
      Promise.resolve(send?.({ kind: 'reset-password', playerId: p.id }, {} as never)),
    ).rejects.toThrow();
    expect(await jobs()).toEqual([{ attempts: 0, last_error: null }]);
  });
});

describe('the outbox', () => {
  it('takes every mail as a file where no mail server is set', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trivium-outbox-'));
    const t = await testApp({ DATA_DIR: folder, PUBLIC_URL });
    const p = await b.makeRegistered(t);
    await t.call('POST', '/api/resetPassword', { body: { email: p.email } });
    await runOnce({ pgPool: t.connections.pool, taskList: taskList(t.ctx), ...options });
    const files = await readdir(join(folder, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/\.eml$/u)]);
    const mail = await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8');
    expect(mail).toContain(`To: ${p.email}`);
    const token = tokenIn(mail.replace(/=\r\n/gu, '').replace(/=3D/gu, '='));
    const answer = await t.call('POST', '/api/updatePassword', {
      body: { token, password: 'read-from-a-file' },
    });
    expect(answer.status).toBe(200);
    expect(t.logged.join('')).toContain('mail written to the outbox');
    expect(t.logged.join('')).not.toContain(token);
    await rm(folder, { recursive: true });
  });
});
