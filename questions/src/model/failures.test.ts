import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dies, diesInside, neverEnds } from './bad-replies.ts';
import { EXAM_SYSTEM } from './exam.ts';
import { envelope, type FakeModel, type Reply, refuses, says, sends, startFakeModel } from './fake-model.ts';
import type { ModelRequest } from './harvest.ts';
import { makeRequest, moonDrafts } from './make-request.ts';
import { batchOf, quizModel } from './quiz-model.ts';
import { writeWithModel } from './write-with-model.ts';

const KEY = 'canary-key-5c1e';
const [good] = moonDrafts(1);
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const write = (change: Partial<ModelRequest> = {}, baseUrl = model.baseUrl) =>
  writeWithModel({ baseUrl, apiKey: KEY, model: 'fake' }, makeRequest({ wanted: 1, ...change }));

/** Plays these replies one after the other, then a sound model. */
function playFirst(...replies: readonly Reply[]): void {
  const sound = quizModel([batchOf(good)]);
  model.play((received, n) => replies[n] ?? sound(received, n));
}

/** Sound, but for its size. */
const HUGE = ' '.repeat(3_000_000) + envelope(batchOf(good));

describe('a failure that passes', () => {
  it.each<[string, Reply]>([
    ['429', refuses(429)],
    ['429 that names a wait', refuses(429, { 'retry-after': '0.001' })],
    ['429 that names a time gone by', refuses(429, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
    ['429 that names no sensible wait', refuses(429, { 'retry-after': '-5' })],
    ['408', refuses(408)],
    ['500', refuses(500)],
    ['502 with a page', sends('<html>Bad gateway</html>', { 'content-type': 'text/html' }, 502)],
    ['503', refuses(503)],
    ['529', refuses(529)],
    ['a connection that closes at once', dies],
    ['a connection that closes inside the answer', diesInside],
    ['an empty body', sends('')],
    ['a page instead of an answer', sends('<html>Welcome</html>', { 'content-type': 'text/html' })],
    ['half an envelope', sends('{"choices": [{"message": {"content": "')],
    ['an envelope without choices', sends(envelope('', { choices: [] }))],
    ['an envelope with null choices', sends(envelope('', { choices: null }))],
    ['an envelope with a number as content', says(7)],
    ['a list', sends('[]')],
    ['null', sends('null')],
    ['a prototype in the envelope', sends('{"__proto__": {"choices": []}, "choices": []}')],
    ['bytes that are no text', sends(Uint8Array.from([0xff, 0xfe, 0x80, 0xc3]))],
    ['an endless body', neverEnds],
    ['an answer of three megabytes', sends(HUGE)],
    ['a packed body that unpacks without end', sends(gzipSync(HUGE), { 'content-encoding': 'gzip' })],
    ['a body that claims to be packed', sends('plain', { 'content-encoding': 'gzip' })],
  ])('is tried again: %s', async (_, reply) => {
    playFirst(reply);
    const outcome = await write({ limits: { callMs: 60_000 } });
    expect(outcome).toMatchObject({ questions: [good], stopped: 'enough' });
    expect(model.received).toHaveLength(3);
  });

  it('costs no more than two further calls', async () => {
    playFirst(refuses(503), refuses(503), refuses(503), refuses(503));
    expect(await write()).toEqual({
      questions: [],
      rejected: {},
      stopped: 'unreachable',
      tokens: 0,
      trouble: 'busy 503',
    });
    expect(model.received).toHaveLength(3);
  });

  it.each<[string, string]>([
    ['in seconds', '3600'],
    ['as a date', new Date(1_700_000_000_000 + 3_600_000).toUTCString()],
  ])('is not waited for beyond the time, named %s', async (_, wait) => {
    playFirst(refuses(429, { 'retry-after': wait }));
    expect((await write()).stopped).toBe('unreachable');
    expect(model.received).toHaveLength(1);
  });
});

describe('a failure that stays', () => {
  it.each([301, 302, 307, 308, 401, 402, 403, 404, 405, 413])('is not tried again: %i', async (status) => {
    playFirst(refuses(status));
    expect(await write()).toMatchObject({
      stopped: 'unreachable',
      tokens: 0,
      trouble: status < 400 ? 'unreachable' : `unreachable ${status}`,
    });
    expect(model.received).toHaveLength(1);
  });

  it('does not follow to another host', async () => {
    const visits: string[] = [];
    const other = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end(envelope(batchOf(good)));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    for (const status of [301, 302, 303, 307, 308]) {
      playFirst(refuses(status, { location: `http://127.0.0.1:${port}/v1/chat/completions` }));
      expect((await write()).stopped).toBe('unreachable');
    }
    expect(visits).toEqual([]);
    await new Promise((resolve) => other.close(resolve));
  });

  it.each([
    ['nobody listens', 'http://127.0.0.1:1/v1'],
    ['no such host', 'http://model.invalid/v1'],
    ['no TLS', 'https'],
    ['no address', 'not an address'],
    ['another protocol', 'file:///etc/passwd'],
    ['a password in the address', 'http://user:secret@127.0.0.1:1/v1'],
    ['nothing', ''],
  ])('is told at once: %s', async (_, address) => {
    const baseUrl = address === 'https' ? model.baseUrl.replace('http', 'https') : address;
    expect(await write({}, baseUrl)).toEqual({
      questions: [],
      rejected: {},
      stopped: 'unreachable',
      tokens: 0,
      trouble: 'unreachable',
    });
  });
});

describe('the key', () => {
  it.each([401, 403, 400, 429, 500])(
    'does not come back from an error that repeats the request: %i',
    async (status) => {
      model.play(() => (response, received) => {
        const { headers, body } = received;
        sends(
          JSON.stringify({ error: { message: JSON.stringify({ headers, body }) } }),
          {},
          status,
        )(response, received);
      });
      expect(JSON.stringify(await write())).not.toContain('canary');
    },
  );

  it('does not come back when it cannot be a header', async () => {
    playFirst();
    const bad = { baseUrl: model.baseUrl, apiKey: `${KEY}\nX-Other: 1`, model: 'fake' };
    const outcome = await writeWithModel(bad, makeRequest());
    expect(outcome).toEqual({
      questions: [],
      rejected: {},
      stopped: 'unreachable',
      tokens: 0,
      trouble: 'unreachable',
    });
  });

  it('does not stand in any prompt', async () => {
    playFirst();
    await write();
    expect(model.received.map(({ system }) => system === EXAM_SYSTEM)).toEqual([false, true]);
    for (const { body } of model.received) expect(JSON.stringify(body)).not.toContain(KEY);
  });
});
