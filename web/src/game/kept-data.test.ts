import { QueryClient } from '@tanstack/react-query';
import type { User } from '@trivium/contract/users';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '../api/session.ts';
import { isKept, keepData, readKept, restoreData } from './kept-data.ts';

const user: User = {
  _id: 'ada',
  alias: 'Ada',
  email: null,
  age: null,
  avatar: 1,
  level: 1,
  userType: 'Guest',
};

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__APP_VERSION__', '1');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  openSession('secret', user);
});

afterEach(() => {
  closeSession();
  stored.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('isKept', () => {
  it.each([
    [['details'], true],
    [['userCategories'], true],
    [['categories', '', 'most played'], true],
    [['categories', '', 'mammals', ''], true],
    [['fields'], true],
    [['topics', 'rivers'], false],
    [['categories', 'rivers', '', ''], false],
    [['leaderboard', 'global', 'week'], true],
    [['workshop', 'an id'], false],
    [['anything else'], false],
  ])('%j: %s', (key, expected) => {
    expect(isKept(key)).toBe(expected);
  });
});

describe('readKept', () => {
  const state = { mutations: [], queries: [] };
  const kept = { version: '1', player: 'ada', state };

  it('gives what this version wrote for this player', () => {
    expect(readKept(kept, '1', 'ada')).toBe(state);
  });

  it.each([
    ['another version', kept, '2', 'ada'],
    ['another player', kept, '1', 'eve'],
    ['nobody logged in', kept, '1', undefined],
    ['nothing', null, '1', 'ada'],
    ['something broken', { ...kept, state: 'x' }, '1', 'ada'],
  ])('gives nothing for %s', (_, value, version, player) => {
    expect(readKept(value, version, player)).toBeNull();
  });
});

describe('keepData', () => {
  it('keeps answers for the next start, without the token, and forgets them when it ends', () => {
    const client = new QueryClient();
    const stop = keepData(client);
    client.setQueryData(['details'], { coins: 7 });
    client.setQueryData(['categories', 'rivers'], []);
    vi.advanceTimersByTime(1000);
    expect(stored.get('offlineData')).not.toContain('secret');

    const next = new QueryClient();
    restoreData(next);
    expect(next.getQueryData(['details'])).toEqual({ coins: 7 });
    expect(next.getQueryData(['categories', 'rivers'])).toBeUndefined();

    stop();
    expect(stored.has('offlineData')).toBe(false);
    client.clear();
    next.clear();
  });

  it('goes with the session', () => {
    const client = new QueryClient();
    const stop = keepData(client);
    client.setQueryData(['details'], { coins: 7 });
    vi.advanceTimersByTime(1000);
    closeSession();
    expect(stored.has('offlineData')).toBe(false);
    client.setQueryData(['details'], { coins: 8 });
    vi.advanceTimersByTime(1000);
    expect(stored.has('offlineData')).toBe(false);
    stop();
    client.clear();
  });
});
