import type { ErrorBody, ErrorCode } from '@trivium/contract/errors';

/** What some refusals carry beside their text. */
export type ErrorDetails = Pick<ErrorBody, 'choices' | 'problems'>;

/** The server answered with an error; `message` is its text for a person. */
export class ApiError extends Error {
  readonly status: number;
  /** `unknown` when something other than our server answered (a proxy, say). */
  readonly code: ErrorCode | 'unknown';
  readonly requestId: string | null;
  /** Seconds the server asks to wait (429, 503), else null. */
  readonly retryAfter: number | null;
  /** With `ambiguous_name`: the meanings to choose from. */
  readonly choices: NonNullable<ErrorDetails['choices']>;
  /** With `import_refused`: what is wrong, row by row. */
  readonly problems: NonNullable<ErrorDetails['problems']>;

  constructor(
    status: number,
    code: ErrorCode | 'unknown',
    message: string,
    requestId: string | null,
    retryAfter: number | null,
    { choices = [], problems = [] }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.choices = choices;
    this.problems = problems;
  }
}

/** The server could not be reached, or its answer could not be read. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** The server's text for a person, or `fallback` when the server said none. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
