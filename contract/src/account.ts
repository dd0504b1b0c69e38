import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, message, text, typedPassword } from './fields.ts';
import { LIMITS } from './limits.ts';

const confirmed = z.object({
  /** The player's password once more; guests and players who never set one send none. */
  password: z.optional(typedPassword),
});

export const exportData = endpoint({
  method: 'POST',
  path: '/api/exportData',
  summary: 'Everything about the player as JSON, to be saved as a file',
  auth: 'player',
  limit: 'create',
  body: confirmed,
  status: 200,
  /** One key for each kind of thing; every row is the player's own. */
  output: z.record(z.string(), z.unknown()),
  errors: ['session_invalid', 'wrong_credentials'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/deleteAccount',
  summary: 'Delete the player and everything about them, at once and for good',
  auth: 'player',
  limit: 'create',
  body: z.object({ ...confirmed.shape, confirm: z.literal('DELETE', 'Please confirm the deletion.') }),
  status: 200,
  output: message,
  errors: ['session_invalid', 'wrong_credentials'],
});

export const contactSupport = endpoint({
  method: 'POST',
  path: '/api/support',
  summary: 'A question or a bug report for the people behind the product; stored and mailed',
  auth: 'player',
  limit: 'mail',
  body: z.object({
    kind: z.enum(['contact', 'bug']),
    message: z.pipe(
      text(LIMITS.supportMessage.max),
      z.string().check(z.trim(), z.minLength(LIMITS.supportMessage.min, 'Please write a few words.')),
    ),
    /** Where to answer, if not at the player's own address. */
    replyTo: z.optional(z.nullable(z.union([z.literal(''), email], 'Please enter a valid email address.'))),
  }),
  status: 200,
  output: message,
  errors: ['session_invalid'],
});
