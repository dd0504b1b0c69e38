import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, message, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Why a question is reported (specification 5). */
export const REPORT_REASONS = [
  'incorrect_answer',
  'multiple_correct_answers',
  'ambiguous_wording',
  'duplicate_question',
  'offensive_content',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the owner or the operator decides about a reported question: it is fine, was mended, or is gone. */
export const REPORT_OUTCOMES = ['kept', 'changed', 'removed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const updatePopularity = endpoint({
  method: 'POST',
  path: '/api/updatePopularity',
  summary: 'Like (1) or dislike (2) a question one has been asked; a second vote replaces the first',
  auth: 'player',
  limit: 'general',
  body: z.object({
    questionId: id,
    action: z.union([z.literal(1), z.literal(2)], 'The action must be 1 or 2.'),
  }),
  status: 200,
  output: message,
  errors: ['session_invalid', 'not_allowed'],
});

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/reportQuestion',
  summary: 'Report a question one has been asked',
  auth: 'player',
  limit: 'general',
  body: z
    .object({
      questionId: id,
      reason: z.enum(REPORT_REASONS, 'Please choose a reason.'),
      otherText: z.optional(z.nullable(text(LIMITS.reportText.max))),
    })
    .check(
      z.refine((v) => v.reason !== 'other' || (v.otherText ?? '').trim() !== '', {
        error: 'Please describe the problem.',
        path: ['otherText'],
      }),
    ),
  status: 200,
  output: message,
  errors: ['session_invalid', 'not_allowed'],
});
