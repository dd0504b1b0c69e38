import { ERROR_STATUS } from '@trivium/contract/errors';
import { endpoints } from '@trivium/contract/index';
import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Answer, type TestApp, testApp } from './harness.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await b.makeGuest(t)).token;
});

function expectErrorShape(answer: Answer): void {
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'message', 'requestId']);
  expect(answer.body.message).toBe(answer.body.error);
  expect(ERROR_STATUS[answer.body.code as keyof typeof ERROR_STATUS]).toBe(answer.status);
  expect(answer.text).not.toMatch(/select |insert |postgres|node_modules|\bat .*:\d+:\d+|\/home|\/src\//iu);
}

const paths = Object.values(endpoints).map((e) => [e.method, e.path.replace(/:\w+/gu, 'x'), e.auth] as const);

describe('every call', () => {
  it.each(paths.filter(([, , auth]) => auth === 'player'))('%s %s wants a session', async (method, path) => {
    for (const header of [
      undefined,
      'Bearer',
      'Bearer  ',
      'Basic abc',
      'Bearer dead',
      `Bearer ${'x'.repeat(300)}`,
    ]) {
      const answer = await t.call(method, path, header ? { headers: { authorization: header } } : {});
      expect([400, 401]).toContain(answer.status);
      expectErrorShape(answer);
      if (answer.status === 401) expect(answer.body.message).toMatch(/token/u);
    }
  });

  it.each(paths.filter(([method]) => method === 'POST'))(
    '%s %s never fails on a bad body',
    async (_method, path) => {
      const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
      for (const raw of [
        '{',
        'null',
        '[]',
        '"x"',
        '0',
        '{"a":',
        deep,
        '{"__proto__":{"x":1}}',
        '\u0000',
        '{"name":"\\ud800"}',
      ]) {
        const answer = await t.call('POST', path, { token, raw });
        // A call without a payload has no body to be wrong about, and ends in its own way.
        if (answer.status >= 300) expectErrorShape(answer);
        expect(answer.status).toBeLessThan(500);
      }
      token = (await b.makeGuest(t)).token; // logout was among them
    },
  );
});

describe('what comes in', () => {
  it('refuses a body over the limit', async () => {
    const answer = await t.call('POST', '/api/users/login', {
      body: { email: 'x'.repeat(70_000), password: 'x' },
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    expectErrorShape(answer);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('refuses %s', async (type) => {
    const answer = await t.call('POST', '/api/users/login', {
      raw: 'email=a',
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    expectErrorShape(answer);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/users/login'],
    ['GET', '/.env'],
    ['GET', '/package.json'],
    ['GET', '/..%2f..%2fetc/passwd'],
    ['GET', '/covers/x.svg'],
    ['GET', '/covers/00000000-0000-4000-8000-000000000000.svg'],
  ] as const)('answers %s %s with a JSON 404', async (method, path) => {
    const answer = await t.call(method, path);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expectErrorShape(answer);
  });

  it('answers a broken address in the same shape', async () => {
    const answer = await t.call('GET', '/api/nextQuestion/%E0%A4%A');
    expect(answer.status).toBe(400);
    expectErrorShape(answer);
  });
});

describe('what goes out', () => {
  it('carries the headers that keep a browser safe', async () => {
    for (const path of ['/healthz', '/api/nothing', '/api/getUserDetails']) {
      const { headers } = await t.call('GET', path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/u);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval/u);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('logs no token, password or address of a person', async () => {
    const own = await testApp();
    const p = await b.makeRegistered(own, { email: 'canary@example.org', password: 'canary-password-1' });
    const category = await b.makeCategory(own);
    const playing = await b.start(own, p, category.id);
    await b.next(own, playing);
    await own.call('GET', `/api/nextQuestion/${p.token}`, { token: p.token });
    await own.call('POST', '/api/users/login', { body: { email: p.email, password: 'canary-password-1' } });
    await own.call('POST', '/api/updatePassword', {
      body: { token: 'canary-token', password: 'canary-password-1' },
    });
    const log = own.logged.join('');
    expect(own.logged.length).toBeGreaterThan(5);
    expect(log).toContain('"route":"/api/nextQuestion/:token"');
    for (const secret of ['canary', p.token, playing.quizToken]) expect(log).not.toContain(secret);
  });
});

describe('limits', () => {
  it('lets an address in so often and then asks it to wait', async () => {
    const own = await testApp({ RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    let last: Answer | undefined;
    for (let n = 0; n < 62; n++) {
      last = await own.call('POST', '/api/users/guestLogin', {
        headers: { 'x-forwarded-for': `10.0.0.${n}` },
      });
      statuses.push(last.status);
    }
    expect(statuses.filter((s) => s === 200).length).toBe(60);
    expect(last?.body.code).toBe('rate_limited');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    if (last) expectErrorShape(last);
    expect((await own.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('the contract for machines and people', () => {
  it('is served as OpenAPI that names every call and nothing else', async () => {
    const { status, body } = await t.call('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    const documented = Object.entries(body.paths).flatMap(([path, ops]) =>
      Object.keys(ops as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = Object.values(endpoints).map((e) => `${e.method} ${e.path.replace(/:(\w+)/gu, '{$1}')}`);
    expect(documented.sort()).toEqual(wanted.sort());
    const question = body.paths['/api/nextQuestion/{token}'].get.responses['200'];
    expect(JSON.stringify(question)).not.toMatch(/correct/iu);
  });

  it('is readable at /api/docs', async () => {
    const page = await t.call('GET', '/api/docs/');
    expect([page.status, String(page.headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });
});

describe('health', () => {
  it('is alive without a database and ready only with one', async () => {
    const own = await testApp();
    expect((await own.call('GET', '/readyz')).status).toBe(200);
    await own.connections.pool.end();
    expect((await own.call('GET', '/healthz')).status).toBe(200);
    expect((await own.call('GET', '/readyz')).status).toBe(503);
    own.connections.close = async () => {};
  });
});
