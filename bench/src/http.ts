import { Pool } from 'undici';

export type Call = (
  method: 'GET' | 'POST',
  path: string,
  options?: { token?: string; body?: object },
) => Promise<unknown>;

/** A client of one server that keeps its connections open. `call` throws on any status above 299. */
export function client(origin: string, connections: number): { call: Call; close(): Promise<void> } {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const call: Call = async (method, path, { token, body } = {}) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.body.text();
    if (answer.statusCode > 299)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 200)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return { call, close: () => pool.close() };
}
