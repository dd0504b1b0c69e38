import { endpoints } from '@trivium/contract/index';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import { coverSvg } from './cover.service.ts';
import { createCategory, rewriteCategory } from './creation.service.ts';
import * as service from './service.ts';
import { categoryById } from './store.ts';

const CREATED = 'Your category is being created. You will be notified when it is ready.';

export function categoryRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.getUserCategories, async ({ bearer }) => {
    const player = await whoIs(ctx, bearer);
    return service.userCategories(ctx, player.id);
  });
  mount(endpoints.listCategories, async ({ bearer, query, header }) => {
    const player = await whoIs(ctx, bearer);
    const page = await service.listCategories(ctx, player.id, query);
    header('x-total-count', page.total);
    if (page.nextCursor) header('x-next-cursor', page.nextCursor);
    return page.categories;
  });
  mount(endpoints.createCategory, async ({ bearer, body }) => {
    const player = await whoIs(ctx, bearer);
    return { message: CREATED, category: await createCategory(ctx, player, body) };
  });
  mount(endpoints.rewriteCategory, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    return { message: CREATED, category: await rewriteCategory(ctx, player.id, params.id, body.sense) };
  });
  mount(endpoints.getCategoryToPlay, async ({ bearer, query }) => {
    const player = await whoIs(ctx, bearer);
    return { categoryId: await service.categoryToPlay(ctx, player.id, query.exclude) };
  });
  mount(endpoints.rateCategory, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    const averageRating = await service.rateCategory(ctx, player.id, params.id, body.rating);
    return { message: 'Thanks for your feedback!', averageRating };
  });
}

/** Covers are images, not calls: they have no session and may be cached. */
export function coverRoutes(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { field: string } }>('/covers/fields/:field.svg', async (request, reply) => {
    const field = ctx.names.graph.fields.find(({ slug }) => slug === request.params.field);
    if (!field) throw notFound('This cover');
    const { slug, name, subject } = field;
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(await coverSvg({ id: slug, name, subject, field: slug, position: 0 }));
  });
  app.get<{ Params: { id: string } }>('/covers/:id.svg', async (request, reply) => {
    const { id } = request.params;
    const category = /^[0-9a-f-]{36}$/u.test(id) ? await categoryById(ctx.db, id) : undefined;
    if (category?.status !== 'ready') throw notFound('This cover');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(await coverSvg(category));
  });
}
