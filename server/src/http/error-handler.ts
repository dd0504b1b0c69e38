import { ERROR_STATUS, type ErrorBody } from '@trivium/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/transact.ts';
import { ApiError } from './api-error.ts';

const UNAVAILABLE = 'The service is busy or restarting. Please try again in a moment.';

/** What an error of any origin means to the caller; what is not known here is a fault of ours. */
export function classify(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new ApiError('payload_too_large', 'The request is too large.');
  if (statusCode === 415) return new ApiError('unsupported_media_type', 'Please send application/json.');
  if (statusCode === 429) return new ApiError('rate_limited', 'Too many requests. Please wait a moment.', 60);
  if (statusCode === 503 || isDatabaseAway(error)) return new ApiError('unavailable', UNAVAILABLE, 2);
  if (statusCode === 404) return new ApiError('not_found', 'There is nothing at this address.');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ApiError('bad_input', 'The request is not valid.');
  // Node's own parser errors carry no status.
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new ApiError('bad_input', 'The body is not valid JSON.');
  return new ApiError('internal', 'Something went wrong on our side. Please try again.');
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Whether the database could not be reached, is full, or ended the work: all pass with time. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08 connection, 40 rolled back, 53 resources, 55 not in the needed state, 57 operator intervention, 58 system.
  if (sqlState(error)) return /^(08|40|53|55|57|58)/u.test(code);
  return (
    AWAY.has(code) || /^(Connection terminated|timeout exceeded when trying to connect)/u.test(error.message)
  );
}

/** The one shape of every error (decisions 2). */
function errorBody({ code, message, details }: ApiError, requestId: string): ErrorBody {
  return { code, message, error: message, requestId, ...details };
}

/** Answers every error and every unknown `/api` path in the product's own shape. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = classify(error);
    if (known.code === 'internal') request.log.error({ err: error }, 'unexpected error');
    else if (known.code === 'unavailable') request.log.warn({ err: error }, 'unavailable');
    return send(known, request, reply);
  });
}

export function send(known: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (known.retryAfter !== undefined && !reply.hasHeader('retry-after'))
    reply.header('retry-after', known.retryAfter);
  return reply
    .code(ERROR_STATUS[known.code])
    .header('cache-control', 'no-store')
    .send(errorBody(known, request.id));
}
