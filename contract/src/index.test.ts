import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { COMMON_ERRORS, ERROR_STATUS, errorBody } from './errors.ts';
import { endpoints } from './index.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);

describe('endpoints', () => {
  const calls = all.map(([, { method, path }]) => `${method} ${path}`);

  it.each([
    'POST /api/users/login',
    'POST /api/users/register',
    'POST /api/users/guestLogin',
    'POST /api/resetPassword',
    'POST /api/updatePassword',
    'GET /api/getUserDetails',
    'POST /api/updateUserDetails',
    'GET /api/getUserCategories',
    'GET /api/categories',
    'POST /api/categories/createCategory',
    'GET /api/getGetegoryToPlay',
    'POST /api/startQuiz',
    'GET /api/nextQuestion/:token',
    'POST /api/answerQuestion/:token',
    'POST /api/categories/:id/completion',
    'POST /api/categories/:id/rate',
    'POST /api/updatePopularity',
    'POST /api/reportQuestion',
  ])('spell %s as the specification does', (call) => {
    expect(calls).toContain(call);
  });

  it('lie under /api, no two at the same place', () => {
    expect(all.every(([, { path }]) => path.startsWith('/api/'))).toBe(true);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe.each(all)('%s', (_, endpoint) => {
  it('describes exactly the parameters of its path', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const described = endpoint.params && z.toJSONSchema(endpoint.params, { io: 'input' }).properties;
    expect(Object.keys(described ?? {})).toEqual(inPath);
  });

  it('has a body only where it is posted, and an answer unless it says 204', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    expect(endpoint.output === undefined).toBe(endpoint.status === 204);
  });

  it('lists the dead session where it asks for one, and no error twice', () => {
    if (endpoint.auth === 'player') expect(endpoint.errors).toContain('session_invalid');
    const named = [...endpoint.errors, ...COMMON_ERRORS];
    expect(new Set(named).size).toBe(named.length);
  });

  it.each(['params', 'query', 'body', 'output'] as const)('has a JSON schema of its %s', (part) => {
    const schema = endpoint[part];
    if (!schema) return;
    const io = part === 'output' ? 'output' : 'input';
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    expect(['object', 'array']).toContain(json.type);
    // What OpenAPI is made of must survive being sent.
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });

  it.each([null, [], 'text', 5, true])('refuses %j where an object is expected', (value) => {
    for (const schema of [endpoint.body, endpoint.params, endpoint.query]) {
      if (schema) expect(z.safeParse(schema, value).success).toBe(false);
    }
  });
});

describe('errors', () => {
  it('have a status of 4xx or 5xx each', () => {
    expect(Object.values(ERROR_STATUS).every((status) => status >= 400 && status <= 599)).toBe(true);
  });

  it('go out with code, message, error and requestId, and nothing else', () => {
    const body = { code: 'not_found', message: 'Nothing here.', error: 'Nothing here.', requestId: 'r1' };
    expect(z.parse(errorBody, { ...body, stack: 'Error: at', sql: 'select' })).toEqual(body);
    expect(z.safeParse(errorBody, { ...body, code: 'teapot' }).success).toBe(false);
  });
});
