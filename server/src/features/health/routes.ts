import type { FastifyInstance } from 'fastify';
import type { Context } from '../../http/context.ts';
import { ping } from './store.ts';

/**
 * `/healthz` says that the process lives and asks nothing of anybody; `/readyz` says that it can serve:
 * the database answers and no stop has begun.
 */
export function healthRoutes(app: FastifyInstance, ctx: Context, isStopping: () => boolean): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      if (isStopping()) throw new Error('stopping');
      await ping(ctx.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'not ready' });
    }
  });
}
