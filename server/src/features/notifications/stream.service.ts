import type { Streamed } from '@trivium/contract/notifications';
import type { Listen } from '../../db/listen.ts';
import type { Context } from '../../http/context.ts';
import { toNotification } from './service.ts';
import * as store from './store.ts';

type Push = (event: Streamed) => void;

/** The open streams of this instance, by player. */
export type Streams = {
  /** Hears of every new notification of a player until the returned function is called. */
  subscribe(playerId: string, push: Push): () => void;
  stop(): Promise<void>;
};

/** Listens to the database and hands each new notification to those of this instance who wait for it. */
export async function openStreams(ctx: Context, listen: Listen): Promise<Streams> {
  const open = new Map<string, Set<Push>>();
  const deliver = async (payload: string) => {
    const [playerId = '', id = ''] = payload.split(':');
    const waiting = open.get(playerId);
    if (!waiting) return;
    const row = await store.noticeById(ctx.db, id);
    if (!row) return;
    const event = { notification: toNotification(row), unread: await store.countUnread(ctx.db, playerId) };
    for (const push of waiting) push(event);
  };
  // One after the other: what was told first arrives first.
  let queue = Promise.resolve();
  const stop = await listen(store.CHANNEL, (payload) => {
    queue = queue
      .then(() => deliver(payload))
      .catch((err) => ctx.log.warn({ err }, 'a notification could not be streamed'));
  });
  return {
    subscribe(playerId, push) {
      const waiting = open.get(playerId) ?? new Set();
      open.set(playerId, waiting.add(push));
      return () => {
        waiting.delete(push);
        if (waiting.size === 0) open.delete(playerId);
      };
    },
    stop,
  };
}
