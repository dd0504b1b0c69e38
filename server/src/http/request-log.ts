import type { FastifyInstance } from 'fastify';

const QUIET = new Set(['/healthz', '/readyz']);

/** One line for each answer: route, status and time. Never an address with a token, a header or a body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(no route)';
    if (QUIET.has(route)) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'request',
    );
  });
}
