import type { ServerResponse } from 'node:http';
import { endpoints } from '@trivium/contract/index';
import { NOTIFICATION_STREAM, type Streamed } from '@trivium/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { sessionInvalid } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { bearerOf, type Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import * as service from './service.ts';
import type { Streams } from './stream.service.ts';

export function notificationRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.listNotifications, async ({ bearer, query }) => {
    const player = await whoIs(ctx, bearer);
    return service.listNotifications(ctx, player.id, query);
  });
  mount(endpoints.readNotifications, async ({ bearer, body }) => {
    const player = await whoIs(ctx, bearer);
    return { unread: await service.readNotifications(ctx, player.id, body.ids) };
  });
}

/** Proxies and browsers drop a connection on which nothing is said for long. */
const BREATH_MS = 25_000;
/** A stream ends after this long, so that an ended session does not go on hearing; the page opens it anew. */
const LIFE_MS = 15 * 60_000;

/** Server-sent events: each new notification as it happens. */
export function streamRoutes(app: FastifyInstance, ctx: Context, streams: Streams): void {
  const open = new Set<ServerResponse>();
  // A stop would wait for streams that nobody ends.
  app.addHook('preClose', async () => {
    for (const raw of open) raw.end();
    await streams.stop();
  });
  app.get(NOTIFICATION_STREAM, async (request, reply) => {
    const bearer = bearerOf(request);
    if (!bearer) throw sessionInvalid();
    const player = await whoIs(ctx, bearer);
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    };
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, headers);
    raw.write(': welcome\n\n');
    const unsubscribe = streams.subscribe(player.id, (event: Streamed) => {
      raw.write(`event: notification\nid: ${event.notification._id}\ndata: ${JSON.stringify(event)}\n\n`);
    });
    const breath = setInterval(() => raw.write(': \n\n'), BREATH_MS);
    const life = setTimeout(() => raw.end(), LIFE_MS);
    open.add(raw);
    raw.on('close', () => {
      clearInterval(breath);
      clearTimeout(life);
      open.delete(raw);
      unsubscribe();
    });
  });
}
