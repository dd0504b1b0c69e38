import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boardEntry, getLeaderboard } from './leaderboard.ts';

describe('boardEntry', () => {
  it('tells no more of a player than the player shows to all', () => {
    const entry = { rank: 1, alias: 'Ada', avatar: 3, level: 7, knowledgePoints: 2_100, isYou: false };
    const stored = { ...entry, _id: 'x', email: 'ada@example.org', age: 36, coins: 5 };
    expect(z.parse(boardEntry, stored)).toEqual(entry);
  });
});

describe('getLeaderboard', () => {
  it.each([
    [{}, { board: 'global', period: 'week', limit: 50 }],
    [
      { board: 'tech', period: 'all', limit: '100', cursor: 'abc' },
      { board: 'tech', period: 'all', limit: 100, cursor: 'abc' },
    ],
  ])('reads %j', (query, expected) => {
    expect(z.parse(getLeaderboard.query, query)).toEqual(expected);
  });

  it.each([
    { board: 'arts' },
    { board: '' },
    { period: 'day' },
    { limit: '0' },
    { limit: '101' },
    { limit: 'all' },
    { cursor: 'a\u0000' },
    { cursor: 'a'.repeat(201) },
  ])('refuses %j', (query) => {
    expect(z.safeParse(getLeaderboard.query, query).success).toBe(false);
  });
});
