import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './api-error.ts';

/** Files whose names carry a hash of what they hold never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Calls, files, and paths that try to climb are no paths of the page. */
const NO_PAGE = /^\/api(\/|$)|\.\w+$|\.\.|%2e|%2f|%5c/iu;

/** Serves the built page: files as they are, every other path that is a page's own as the page. */
export async function servePage(app: FastifyInstance, webDir: string): Promise<void> {
  const built = existsSync(join(webDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/.*'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', /[\\/]assets[\\/]/u.test(path) ? IMMUTABLE : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NO_PAGE.test(path);
    if (!built || !isPage) throw notFound('This address');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
