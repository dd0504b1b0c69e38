import { pictureSvg } from '@trivium/questions/pictures';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { pictureOf } from './store.ts';

// Below zero are revisions that a migration kept for running quizzes.
const REVISION = /^(-?\d{1,6})\.svg$/u;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Pictures of questions, by the question: a revision's picture never changes. */
export function pictureRoutes(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const revision = REVISION.exec(file)?.[1];
    const name = ID.test(id) && revision ? await pictureOf(ctx.db, id, Number(revision)) : undefined;
    const svg = name && (await pictureSvg(name));
    if (!svg) throw notFound('This picture');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(svg);
  });
}
