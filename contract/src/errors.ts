import * as z from 'zod/mini';
import { choice, count } from './fields.ts';

/** Every error code with its HTTP status. The list is closed: a client may switch on it. */
export const ERROR_STATUS = {
  bad_input: 400,
  name_refused: 400,
  question_refused: 400,
  import_refused: 400,
  weak_password: 400,
  reset_token_invalid: 400,
  unknown_answer: 400,
  session_invalid: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  not_found: 404,
  email_taken: 409,
  nothing_asked: 409,
  already_answered: 409,
  wrong_question: 409,
  quiz_not_running: 409,
  quiz_unfinished: 409,
  quiz_finished_differently: 409,
  category_not_ready: 409,
  ambiguous_name: 409,
  too_few_questions: 409,
  too_many_questions: 409,
  edited_meanwhile: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error. `message` and `error` hold the same text for a person; different screens read either. */
export const errorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  /** With `ambiguous_name`: the meanings to choose from; the call is repeated with one's `sense`. */
  choices: z.optional(z.array(choice)),
  /** With `import_refused`: what is wrong, row by row as a person counts them in the file. */
  problems: z.optional(z.array(z.object({ row: count, message: z.string() }))),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Errors that any call can answer. */
export const COMMON_ERRORS = [
  'bad_input',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];
