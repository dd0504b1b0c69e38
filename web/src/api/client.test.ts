import type { endpoints } from '@trivium/contract/index';
import type { User } from '@trivium/contract/users';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './client.ts';
import type { Callable } from './endpoints.ts';
import { ApiError, NetworkError } from './errors.ts';
import { closeSession, onSessionExpired, openSession, readToken } from './session.ts';

const user: User = {
  _id: '1',
  alias: 'Ada',
  email: null,
  age: null,
  avatar: 1,
  level: 1,
  userType: 'Guest',
};
const rate: Callable<(typeof endpoints)['rateCategory']> = {
  method: 'POST',
  path: '/api/categories/:id/rate',
};
const list: Callable<(typeof endpoints)['listCategories']> = { method: 'GET', path: '/api/categories' };

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body?: unknown, headers?: Record<string, string>) =>
  fetched.mockResolvedValueOnce(
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers ? { headers } : {}),
    }),
  );

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('fills the path, sends the body and the token, and gives the answer', async () => {
    openSession('t1', user);
    answer(200, { ok: true });
    expect(await call(rate, { params: { id: 'a/b' }, body: { rating: 5 } })).toEqual({ ok: true });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/categories/a%2Fb/rate');
    expect(init).toMatchObject({ method: 'POST', body: '{"rating":5}', cache: 'no-store' });
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer t1',
      'Content-Type': 'application/json',
    });
  });

  it('leaves empty query parameters out', async () => {
    answer(200, []);
    await call(list, { query: { search: '', limit: 5 } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/categories?limit=5');
  });

  it('an answer without a body is undefined', async () => {
    answer(204);
    expect(await call(list, {})).toBeUndefined();
  });

  it('an error carries status, code, text, request id and the time to wait', async () => {
    const body = { code: 'rate_limited', message: 'Slow down.', error: 'Slow down.', requestId: 'r7' };
    answer(429, body, { 'Retry-After': '9' });
    const error = await call(list, {}).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'rate_limited', requestId: 'r7', retryAfter: 9 });
    expect((error as ApiError).message).toBe('Slow down.');
  });

  it.each([
    { code: 'ambiguous_name', choices: [{ sense: 'planet', label: 'Mercury, the planet' }], problems: [] },
    { code: 'import_refused', choices: [], problems: [{ row: 12, message: 'Has no right answer.' }] },
  ])('$code carries what to choose from or what is wrong', async ({ code, choices, problems }) => {
    answer(409, { code, message: 'No.', choices, problems });
    await expect(call(list, {})).rejects.toMatchObject({ code, choices, problems });
  });

  it('an error that is not ours is still an ApiError', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(call(list, {})).rejects.toMatchObject({ status: 502, code: 'unknown', message: '' });
  });

  it('no answer is a NetworkError, and so is one that cannot be read', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed'));
    await expect(call(list, {})).rejects.toBeInstanceOf(NetworkError);
    fetched.mockResolvedValueOnce(new Response('<html>'));
    await expect(call(list, {})).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a dead session', () => {
  const dead = { code: 'session_invalid', message: 'Your session token has expired.' };

  it('is closed and told once', async () => {
    const told = vi.fn();
    const stop = onSessionExpired(told);
    openSession('t1', user);
    answer(401, dead);
    answer(401, dead);
    await Promise.allSettled([call(list, {}), call(list, {})]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(readToken()).toBeNull();
    stop();
  });

  it('wrong credentials do not close it', async () => {
    openSession('t1', user);
    answer(401, { code: 'wrong_credentials', message: 'Invalid credentials. Please try again.' });
    await call(list, {}).catch(() => undefined);
    expect(readToken()).toBe('t1');
  });
});
