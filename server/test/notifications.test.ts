import { NOTIFICATION_STREAM, type Streamed, streamed } from '@trivium/contract/notifications';
import { describe, expect, it } from 'vitest';
import { transact } from '../src/db/transact.ts';
import { writeCategory } from '../src/features/categories/job.ts';
import { notify } from '../src/features/notifications/service.ts';
import * as b from './builders.ts';
import { type Json, type TestApp, testApp } from './harness.ts';
import { testLibrary } from './library-kit.ts';

const list = (t: TestApp, token: string, query = '') =>
  t.call('GET', `/api/notifications${query}`, { token });
const tell = (t: TestApp, id: string, name = 'Rivers') =>
  transact(t.ctx.db, (trx) =>
    notify(t.ctx, trx, id, {
      kind: 'category_ready',
      categoryId: '00000000-0000-4000-8000-000000000001',
      name,
    }),
  );

describe('notifications', () => {
  it('tell of achievements, each once', async () => {
    const t = await testApp();
    const guest = await b.makeGuest(t);
    const category = await b.makeCategory(t);
    await b.playQuiz(t, guest, category.id, 10);
    await b.playQuiz(t, guest, category.id, 10);
    const { body } = await list(t, guest.token);
    const keys = body.notifications.map((n: Json) => n.achievement).sort();
    expect(keys).toEqual(['first_flawless', 'first_quiz']);
    expect(body.unread).toBe(2);
  });

  it('give none for an own category', async () => {
    const t = await testApp();
    const player = await b.makeRegistered(t);
    await b.playQuiz(t, player, (await b.makeCategory(t, { createdBy: player.id })).id, 10);
    expect((await list(t, player.token)).body.notifications).toEqual([]);
  });

  it('tell the owner whether a category is ready, and why not', async () => {
    const t = await testApp({}, testLibrary([{ name: 'Volcanoes', questions: 15 }]));
    const player = await b.makeRegistered(t);
    for (const name of ['Volcanoes', 'Our wedding']) {
      const made = await t.call('POST', '/api/categories/createCategory', {
        token: player.token,
        body: { name },
      });
      await writeCategory(t.ctx, { categoryId: made.body.category._id });
      t.clock.advance(1000);
    }
    const { body } = await list(t, player.token);
    expect(body.notifications).toEqual([
      expect.objectContaining({
        kind: 'category_failed',
        name: 'Our wedding',
        reason: expect.stringContaining('Nothing was published'),
      }),
      expect.objectContaining({ kind: 'category_ready', name: 'Volcanoes', read: false }),
    ]);
  });

  it('are marked as read, some or all, only by their owner', async () => {
    const t = await testApp();
    const [ada, eve] = [await b.makeGuest(t), await b.makeGuest(t)];
    for (let n = 0; n < 3; n++) await tell(t, ada.id);
    const [first] = (await list(t, ada.token)).body.notifications;
    const read = (token: string, body: object) => t.call('POST', '/api/notifications/read', { token, body });
    expect((await read(eve.token, { ids: [first._id] })).body).toEqual({ unread: 0 });
    expect((await read(ada.token, { ids: [first._id] })).body).toEqual({ unread: 2 });
    expect((await read(ada.token, {})).body).toEqual({ unread: 0 });
    expect((await list(t, ada.token)).body.notifications.every((n: Json) => n.read)).toBe(true);
    for (const body of [{ ids: [] }, { ids: ['x'] }, { ids: 'all' }, []])
      expect((await read(ada.token, body)).status).toBe(400);
  });

  it('are paged, newest first', async () => {
    const t = await testApp();
    const { id, token } = await b.makeGuest(t);
    for (let n = 0; n < 7; n++) await tell(t, id, `Name ${n}`);
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Json } = await list(t, token, `?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      names.push(...body.notifications.map((n: Json) => n.name));
      cursor = body.nextCursor;
    }
    expect(names.sort()).toEqual(Array.from({ length: 7 }, (_, n) => `Name ${n}`));
    expect((await list(t, token, '?cursor=zz')).status).toBe(400);
  });
});

/** Reads events of an open stream until there are `wanted`. */
async function read(response: Response, wanted: number): Promise<Streamed[]> {
  const events: Streamed[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/mu.exec(part)?.[1];
      if (data) events.push(streamed.parse(JSON.parse(data)));
    }
    if (events.length >= wanted) break;
  }
  return events;
}

describe('the stream of notifications', () => {
  it('brings each new one to its player, and to nobody else', async () => {
    const t = await testApp();
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const [ada, eve] = [await b.makeGuest(t), await b.makeGuest(t)];
    const open = (token: string) =>
      fetch(origin + NOTIFICATION_STREAM, { headers: { authorization: `Bearer ${token}` } });
    const [adas, eves] = [await open(ada.token), await open(eve.token)];
    expect(adas.headers.get('content-type')).toContain('text/event-stream');
    expect(adas.headers.get('x-content-type-options')).toBe('nosniff');
    await tell(t, eve.id, 'For Eve');
    await tell(t, ada.id, 'One');
    await tell(t, ada.id, 'Two');
    const events = await read(adas, 2);
    expect(
      events.map((e) => [e.notification.kind === 'category_ready' && e.notification.name, e.unread]),
    ).toEqual([
      ['One', expect.any(Number)],
      ['Two', 2],
    ]);
    expect((await read(eves, 1)).map((e) => e.notification)).toEqual([
      expect.objectContaining({ name: 'For Eve' }),
    ]);
  });

  it('needs a session, and ends when the server stops', async () => {
    const t = await testApp();
    expect((await t.call('GET', NOTIFICATION_STREAM)).status).toBe(401);
    expect((await t.call('GET', NOTIFICATION_STREAM, { token: 'dead' })).status).toBe(401);
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await b.makeGuest(t);
    const response = await fetch(origin + NOTIFICATION_STREAM, {
      headers: { authorization: `Bearer ${token}` },
    });
    await t.app.close();
    expect(await read(response, 1)).toEqual([]);
  });
});
