import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** Who may call: anyone, or a player with a live session token. */
export type Auth = 'none' | 'player';

/**
 * How often one caller may use a call. `general` is the ordinary allowance; `entry` guards sign-in and
 * guest creation, `mail` what sends mail, `create` what makes others work.
 */
export type LimitClass = 'general' | 'entry' | 'mail' | 'create';

/** One call of the API: path, shapes and policy in one place. Server routes, client and OpenAPI come from it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** With `:name` for path parameters. */
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly limit: LimitClass;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Most bytes of the body, where it may be larger than that of any other call. */
  readonly bodyBytes?: number;
  readonly status: 200 | 201 | 202 | 204;
  /** Absent where the answer has no body. */
  readonly output?: Schema;
  /** What this call can answer beside the errors that every call shares. */
  readonly errors: readonly ErrorCode[];
};

/** Keeps the literal types of an endpoint, so that the server and the client infer its shapes. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Of<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type Params<E extends Endpoint> = E extends { params: infer S } ? Of<S> : undefined;
export type Query<E extends Endpoint> = E extends { query: infer S } ? Of<S> : undefined;
export type Body<E extends Endpoint> = E extends { body: infer S } ? Of<S> : undefined;
export type Output<E extends Endpoint> = E extends { output: infer S } ? Of<S> : undefined;
/** What a caller may send, before defaults are filled in. */
export type Input<E extends Endpoint> = (E extends { params: infer S } ? { params: In<S> } : object) &
  (E extends { query: infer S } ? { query?: In<S> } : object) &
  (E extends { body: infer S } ? { body: In<S> } : object);
