import { LIMITS } from '@trivium/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => vi.fn(() => Promise.resolve(undefined)));
vi.mock('../api/client.ts', () => ({ call: calls }));
vi.mock('../api/endpoints.ts', () => ({ endpoints: { sendAnalytics: 'sendAnalytics' } }));

import { track } from './analytics.ts';
import { changeSetting } from './settings.ts';

beforeEach(() => {
  vi.useFakeTimers();
  calls.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  changeSetting('analytics', true);
});

const event = { category: 'API Error', action: 'fetch_failed', label: 'getUserDetails' };

describe('track', () => {
  it('gathers events and sends them together, without the token', () => {
    track('API Error', 'fetch_failed', 'getUserDetails');
    track('API Error', 'fetch_failed', 'getUserDetails');
    expect(calls).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(calls).toHaveBeenCalledExactlyOnceWith(
      'sendAnalytics',
      { body: { events: [event, event] } },
      { anonymous: true, keepalive: true },
    );
  });

  it('sends a full batch at once', () => {
    for (let i = 0; i < LIMITS.analyticsBatch; i++) track('Page', 'view', 'home');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('counts nothing when the player does not want it', () => {
    changeSetting('analytics', false);
    track('Page', 'view', 'home');
    vi.runAllTimers();
    expect(calls).not.toHaveBeenCalled();
  });
});
