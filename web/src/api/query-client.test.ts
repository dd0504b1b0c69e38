import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { retryDelay, worthRetrying } from './query-client.ts';

const refusal = (status: number, retryAfter: number | null = null) =>
  new ApiError(status, 'unknown', 'no', null, retryAfter);

afterEach(() => vi.unstubAllGlobals());

describe('worthRetrying', () => {
  it('does not try again without any line', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(worthRetrying(0, new NetworkError('offline'))).toBe(false);
    expect(worthRetrying(0, refusal(503))).toBe(true);
  });

  it.each([
    ['a broken line', new NetworkError('gone'), 0, true],
    ['the third failure of it', new NetworkError('gone'), 2, true],
    ['the fourth', new NetworkError('gone'), 3, false],
    ['a busy server', refusal(503), 0, true],
    ['a limit', refusal(429), 0, true],
    ['a refusal', refusal(403), 0, false],
    ['a dead session', refusal(401), 0, false],
  ])('%s', (_, error, failures, expected) => {
    expect(worthRetrying(failures, error)).toBe(expected);
  });
});

describe('retryDelay', () => {
  it.each([
    [0, refusal(500), 1000],
    [1, refusal(500), 2000],
    [2, refusal(500), 4000],
    [9, refusal(500), 30_000],
    [0, refusal(429, 12), 12_000],
    [0, refusal(503, 600), 30_000],
  ])('failure %i waits at most 30 s', (failures, error, expected) => {
    expect(retryDelay(failures, error)).toBe(expected);
  });
});
