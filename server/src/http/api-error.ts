import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@trivium/contract/errors';

type ErrorDetails = Pick<ErrorBody, 'choices' | 'problems'>;

/** A refusal that the caller is told about: a code of the contract and a text for a person. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;
  /** What the answer tells beside the text, as the contract's error body names it. */
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, retryAfter?: number, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 401 for a missing, ended or unknown session; the text names the token, which tells the page to start over. */
export const sessionInvalid = () =>
  new ApiError('session_invalid', 'Your session token is missing or has expired. Please log in again.');

export const notFound = (what: string) => new ApiError('not_found', `${what} was not found.`);
