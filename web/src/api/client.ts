import type { Endpoint, Input, Output } from '@trivium/contract/endpoint';
import type { ErrorBody } from '@trivium/contract/errors';
import type { Callable } from './endpoints.ts';
import { ApiError, NetworkError } from './errors.ts';
import { expireSession, readToken } from './session.ts';

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

type Options = {
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** Leaves the token out. */
  readonly anonymous?: boolean;
};

function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function send(
  method: string,
  url: string,
  body: unknown,
  { anonymous = false, ...options }: Options,
): Promise<Response> {
  const token = anonymous ? null : readToken();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  // A read names it too (specification 7); only a write without a body has nothing to name.
  if (body !== undefined || method === 'GET') headers['Content-Type'] = 'application/json';
  try {
    return await fetch(url, {
      method,
      headers,
      cache: 'no-store',
      ...options,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    body.code ?? 'unknown',
    body.message ?? body.error ?? '',
    body.requestId ?? null,
    Number.isFinite(wait) ? wait : null,
    body,
  );
}

// "A 401 whose error text mentions token" is a dead session; wrong credentials do not mention it.
const isDeadSession = (error: ApiError) => error.status === 401 && /token/i.test(error.message);

async function sendOrThrow(method: string, url: string, body: unknown, options: Options): Promise<Response> {
  const response = await send(method, url, body, options);
  if (response.ok) return response;
  const error = await errorOf(response);
  if (!options.anonymous && isDeadSession(error)) expireSession();
  throw error;
}

/** Opens a stream of the API; its body is for the caller to read. Throws as `call` does. */
export function openStream(path: string, signal: AbortSignal): Promise<Response> {
  return sendOrThrow('GET', path, undefined, { signal });
}

/** Makes a call and gives the answer with its headers, for the few readers of a header. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: Callable<E>,
  input: Input<E>,
  options: Options = {},
): Promise<{ data: Output<E>; headers: Headers }> {
  const parts = input as Parts;
  const response = await sendOrThrow(endpoint.method, urlOf(endpoint.path, parts), parts.body, options);
  if (response.status === 204) return { data: undefined as Output<E>, headers: response.headers };
  try {
    return { data: (await response.json()) as Output<E>, headers: response.headers };
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

/**
 * Makes a call of the contract: `call(endpoints.login, { body: { email, password } })`. Throws `ApiError` when
 * the server refuses and `NetworkError` when it cannot be reached; a dead session is announced on the way.
 */
export async function call<E extends Endpoint>(
  endpoint: Callable<E>,
  input: Input<E>,
  options?: Options,
): Promise<Output<E>> {
  return (await callWithHeaders(endpoint, input, options)).data;
}
