import { createHash } from 'node:crypto';
import type { Body, Endpoint, Output, Params, Query } from '@trivium/contract/endpoint';
import { COMMON_ERRORS, type ErrorCode } from '@trivium/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ApiError, sessionInvalid } from './api-error.ts';
import { rateLimitFor } from './rate-limits.ts';

z.config(z.locales.en());

/** A session token as the database knows it. */
export type TokenHash = Buffer;

/** SHA-256 of a token: a copy of the database holds none that can be used. */
export function hashToken(token: string): TokenHash {
  return createHash('sha256').update(token).digest();
}

/** What a handler is given: input that fits the contract, and who says to be asking. */
export type Call<E extends Endpoint> = {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** Hash of the bearer token; present for every endpoint that asks for a player. */
  readonly bearer: E extends { auth: 'player' } ? TokenHash : TokenHash | undefined;
  /** Adds an answer header. */
  readonly header: (name: string, value: string | number) => void;
};

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<[Output<E>] extends [undefined] ? void : Output<E>>;
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

function parsed(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value ?? {});
  if (result.success) return result.data;
  throw new ApiError('bad_input', describe(result.error.issues[0]));
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'The input is not valid.';
  const where = issue.path.map(String).join('.');
  // Our own texts are sentences for a person; the library's are not and need the name of the field.
  return /^[A-Z].*\.$/u.test(issue.message) || where === '' ? issue.message : `${where}: ${issue.message}`;
}

/** The hash of the request's bearer token, or undefined where it has none. */
export function bearerOf(request: FastifyRequest): TokenHash | undefined {
  const match = /^Bearer ([\w.-]{1,200})$/iu.exec(request.headers.authorization ?? '');
  return match?.[1] ? hashToken(match[1]) : undefined;
}

function allowed(endpoint: Endpoint, error: unknown): unknown {
  // A code outside the endpoint's own list would be an answer that the contract does not know.
  if (!(error instanceof ApiError)) return error;
  const known: readonly ErrorCode[] = [...endpoint.errors, ...COMMON_ERRORS];
  return known.includes(error.code)
    ? error
    : new Error(`${endpoint.path} must not answer ${error.code}`, { cause: error });
}

/**
 * Gives a function that mounts one endpoint of the contract: parses the input once, checks that a token is
 * there where one is needed, and lets nothing leave that the output schema does not name.
 */
export function mounter(app: FastifyInstance): Mount {
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { rateLimit: rateLimitFor(endpoint.limit) },
      ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
      handler: async (request, reply) => {
        const bearer = bearerOf(request);
        if (endpoint.auth === 'player' && !bearer) throw sessionInvalid();
        const call = {
          params: parsed(endpoint.params, request.params),
          query: parsed(endpoint.query, request.query),
          body: parsed(endpoint.body, request.body),
          bearer,
          header: (name: string, value: string | number) => void reply.header(name, value),
        };
        try {
          const output = await handler(call as unknown as Parameters<typeof handler>[0]);
          reply.code(endpoint.status);
          return endpoint.output ? endpoint.output.parse(output) : null;
        } catch (error) {
          throw allowed(endpoint, error);
        }
      },
    });
  };
}
