import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REPORT_REASONS, reportQuestion, updatePopularity } from './feedback.ts';
import { LIMITS } from './limits.ts';

const ID = '018f6a7e-3c1d-7b2a-9f00-0123456789ab';
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('updatePopularity', () => {
  it.each([1, 2])('takes the action %i', (action) => {
    expect(accepts(updatePopularity.body, { questionId: ID, action })).toBe(true);
  });

  it.each([0, 3, '1', null, undefined, true, 1.5])('refuses the action %j', (action) => {
    expect(accepts(updatePopularity.body, { questionId: ID, action })).toBe(false);
  });
});

describe('reportQuestion', () => {
  it.each(REPORT_REASONS.filter((reason) => reason !== 'other'))('needs no words for %s', (reason) => {
    const report = { questionId: ID, reason };
    for (const otherText of [undefined, null, '', 'Two are right.']) {
      expect(accepts(reportQuestion.body, { ...report, otherText })).toBe(true);
    }
  });

  it.each([undefined, null, '', '   ', '\n\t '])('needs words for another reason: not %j', (otherText) => {
    const { error } = z.safeParse(reportQuestion.body, { questionId: ID, reason: 'other', otherText });
    expect(error?.issues).toMatchObject([{ path: ['otherText'], message: 'Please describe the problem.' }]);
  });

  it.each([
    'Odd.',
    'Two\nlines.',
    'a'.repeat(LIMITS.reportText.max),
    '\u{1f680}'.repeat(LIMITS.reportText.max),
  ])('takes the words as they are: %#', (otherText) => {
    const report = { questionId: ID, reason: 'other', otherText };
    expect(z.parse(reportQuestion.body, report)).toEqual(report);
  });

  it.each([
    { reason: 'other', otherText: 'a'.repeat(LIMITS.reportText.max + 1) },
    { reason: 'other', otherText: 'a\u0000' },
    { reason: 'boring' },
    { reason: '' },
    {},
  ])('refuses %j', (report) => {
    expect(accepts(reportQuestion.body, { questionId: ID, ...report })).toBe(false);
  });

  it('asks for a reason in words for a person', () => {
    const { error } = z.safeParse(reportQuestion.body, { questionId: ID });
    expect(error?.issues[0]?.message).toBe('Please choose a reason.');
  });
});
