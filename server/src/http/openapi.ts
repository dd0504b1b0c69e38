import type { Endpoint } from '@trivium/contract/endpoint';
import { COMMON_ERRORS, ERROR_STATUS, errorBody } from '@trivium/contract/errors';
import * as z from 'zod';

type Json = Record<string, unknown>;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parameters(endpoint: Endpoint): Json[] {
  const from = (schema: z.core.$ZodType | undefined, where: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: value,
    }));
  };
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')];
}

function responses(endpoint: Endpoint): Json {
  const good: Json = { description: 'Success' };
  if (endpoint.output) good.content = { 'application/json': { schema: schemaOf(endpoint.output, 'output') } };
  const out: Json = { [endpoint.status]: good };
  for (const code of [...endpoint.errors, ...COMMON_ERRORS]) {
    const status = String(ERROR_STATUS[code]);
    const before = out[status] as { description: string } | undefined;
    out[status] = {
      description: before ? `${before.description}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return out;
}

function operation(name: string, endpoint: Endpoint): Json {
  const op: Json = {
    operationId: name,
    summary: endpoint.summary,
    parameters: parameters(endpoint),
    responses: responses(endpoint),
    security: endpoint.auth === 'player' ? [{ session: [] }] : [],
  };
  if (endpoint.body) {
    op.requestBody = {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    };
  }
  return op;
}

/** An OpenAPI 3.1 document made from the table of endpoints. */
export function openApi(endpoints: Readonly<Record<string, Endpoint>>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Trivium', version, description: 'The API of the Trivium quiz game.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'A session token' } },
    },
  };
}
