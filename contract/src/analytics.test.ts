import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { analyticsEvent, sendAnalytics } from './analytics.ts';
import { LIMITS } from './limits.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const event = { category: 'API Error', action: 'fetch_failed', label: 'getUserDetails' };

describe('analyticsEvent', () => {
  it.each([event, { category: 'Page', action: 'view' }, { ...event, label: 'a'.repeat(60) }])(
    'takes %j',
    (given) => {
      expect(z.parse(analyticsEvent, given)).toEqual(given);
    },
  );

  it.each([
    ['an address', 'ada@example.org'],
    ['an id', '018f6a7e-3c1d-7b2a-9f00-0123456789ab'],
    ['digits', 'player 5'],
    ['a line break', 'one\ntwo'],
    ['mark-up', '<b>'],
    ['nothing', ''],
    ['too much', 'a'.repeat(61)],
  ])('has no room for %s', (_, label) => {
    expect(accepts(analyticsEvent, { ...event, label })).toBe(false);
  });
});

describe('sendAnalytics', () => {
  const batch = (size: number) => ({ events: Array.from({ length: size }, () => event) });

  it.each([
    [0, false],
    [1, true],
    [LIMITS.analyticsBatch, true],
    [LIMITS.analyticsBatch + 1, false],
  ])('a batch of %i is taken: %s', (size, ok) => {
    expect(accepts(sendAnalytics.body, batch(size))).toBe(ok);
  });

  it('drops what would tell of a person', () => {
    const nosy = { events: [{ ...event, userId: 'x', email: 'ada@example.org' }], clientId: 'x' };
    expect(z.parse(sendAnalytics.body, nosy)).toEqual({ events: [event] });
  });
});
