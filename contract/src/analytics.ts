import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

// Words, not addresses: nothing that a person typed, no token and no id fits in here.
const word = z.string().check(z.regex(/^[A-Za-z][A-Za-z _/:-]{0,59}$/u, 'Must be a few plain words.'));

/** One thing that happened on the page, such as ('API Error', 'fetch_failed', 'getUserDetails'). */
export const analyticsEvent = z.object({ category: word, action: word, label: z.optional(word) });
export type AnalyticsEvent = z.output<typeof analyticsEvent>;

export const sendAnalytics = endpoint({
  method: 'POST',
  path: '/api/analytics',
  summary: 'Count events of the page; nothing about a person is taken or kept',
  auth: 'none',
  limit: 'general',
  body: z.object({
    events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(LIMITS.analyticsBatch)),
  }),
  status: 204,
  errors: [],
});
