import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drips, hangs } from './bad-replies.ts';
import { type FakeModel, type Reply, refuses, says, startFakeModel } from './fake-model.ts';
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

const write = (change: Partial<ModelRequest> = {}) =>
  writeWithModel(
    { baseUrl: model.baseUrl, apiKey: KEY, model: 'fake' },
    makeRequest({ wanted: 1, ...change }),
  );

/** Plays these replies one after the other, then a sound model. */
function playFirst(...replies: readonly Reply[]): void {
  const sound = quizModel([batchOf(good)]);
  model.play((received, n) => replies[n] ?? sound(received, n));
}

describe('time', () => {
  it.each([
    ['a hang', hangs],
    ['a drip', drips],
  ])('of one call is bounded: %s', async (_, reply) => {
    model.play(() => reply);
    let calls = 0;
    const outcome = await write({ allow: async () => ++calls > 0, limits: { callMs: 40 } });
    expect(outcome).toMatchObject({
      questions: [],
      stopped: 'unreachable',
      trouble: expect.stringMatching(/^cut/u),
    });
    expect(calls).toBe(2);
    expect(outcome.tokens).toBeGreaterThan(500);
  });

  it('of all calls is bounded, by the clock of the caller', async () => {
    const drafts = moonDrafts(3);
    let now = 1_000;
    model.play(quizModel(drafts.map((draft) => batchOf(draft))));
    const outcome = await write({
      wanted: 3,
      now: () => now,
      onProgress: async (accepted) => {
        if (accepted.length === 2) now += 60_000;
      },
      limits: { totalMs: 60_000 },
    });
    expect(outcome).toMatchObject({ questions: drafts.slice(0, 2), rejected: {}, stopped: 'time' });
  });

  it('that is left cuts a call', async () => {
    let reads = 0;
    playFirst(hangs);
    // The clock is read at the start, before the call and for its cap; after that the time is up.
    const outcome = await write({ now: () => (reads++ < 3 ? 0 : 30), limits: { totalMs: 30 } });
    expect(outcome).toMatchObject({ questions: [], stopped: 'time' });
  });
});

describe('an abort', () => {
  it('before the start asks nothing', async () => {
    playFirst();
    expect((await write({ signal: AbortSignal.abort() })).stopped).toBe('aborted');
    expect(model.received).toEqual([]);
  });

  it.each([
    ['a hang', hangs],
    ['a drip', drips],
  ])('ends %s', async (_, reply) => {
    const aborter = new AbortController();
    model.play(() => (response, received) => {
      reply(response, received);
      setImmediate(() => aborter.abort());
    });
    const outcome = await write({ signal: aborter.signal, limits: { callMs: 60_000 } });
    expect(outcome).toMatchObject({ questions: [], stopped: 'aborted' });
    expect(model.received).toHaveLength(1);
  });

  it('ends a wait', async () => {
    const aborter = new AbortController();
    model.play(() => refuses(429, { 'retry-after': '60' }));
    // Chance is asked for the spread of a wait that is about to begin.
    const random = () => {
      setImmediate(() => aborter.abort());
      return 0;
    };
    expect((await write({ signal: aborter.signal, random })).stopped).toBe('aborted');
    expect(model.received).toHaveLength(1);
  });

  it('keeps what was accepted', async () => {
    const aborter = new AbortController();
    model.play(quizModel([batchOf(good)]));
    const onProgress = async () => aborter.abort();
    expect(await write({ wanted: 5, signal: aborter.signal, onProgress })).toMatchObject({
      questions: [good],
      stopped: 'aborted',
    });
  });
});

describe('the budget', () => {
  it('is asked before every call and told after it', async () => {
    const ledger: string[] = [];
    playFirst(refuses(500));
    await write({
      allow: async (tokens) => ledger.push(`allow ${tokens > 150}`) > 0,
      spent: async (tokens) => void ledger.push(`spent ${tokens}`),
    });
    expect(ledger).toEqual(['allow true', 'spent 0', 'allow true', 'spent 150', 'allow true', 'spent 150']);
  });

  it('stops at the first call that it does not allow, and keeps what was accepted', async () => {
    model.play(quizModel([batchOf(good)]));
    let allowed = 2;
    expect(await write({ wanted: 5, allow: async () => allowed-- > 0 })).toMatchObject({
      questions: [good],
      stopped: 'budget',
    });
    expect(model.received).toHaveLength(2);
  });

  it('drops what could not be confirmed', async () => {
    model.play(quizModel([batchOf(good)]));
    expect(await write({ limits: { maxCalls: 1 } })).toMatchObject({ questions: [], stopped: 'budget' });
  });

  it('is the business of the caller when it breaks', async () => {
    playFirst();
    await expect(write({ allow: () => Promise.reject(new Error('no database')) })).rejects.toThrow(
      'no database',
    );
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', {}],
    ['zero', { prompt_tokens: 0, completion_tokens: 0 }],
    ['negative', { prompt_tokens: -5, completion_tokens: -7 }],
    ['huge', { prompt_tokens: 1e12, completion_tokens: 1e12 }],
    ['text', { prompt_tokens: 'many', completion_tokens: 'NaN' }],
    ['a word', 'lots'],
    ['a list', ['1', '2']],
  ])('is estimated when the usage is %s', async (_, usage) => {
    const sound = quizModel([batchOf(good)]);
    const meter: number[] = [];
    const text = batchOf(good);
    model.play((received, n) => {
      const reply = sound(received, n);
      return n === 0 ? says(text, { usage }) : reply;
    });
    const outcome = await write({ spent: async (tokens) => void meter.push(tokens) });
    const [first] = model.received;
    const characters = `${first?.system}${first?.user}${text}`.length;
    expect(meter).toEqual([Math.ceil(characters / 3), 150]);
    expect(outcome).toMatchObject({ questions: [good], tokens: Math.ceil(characters / 3) + 150 });
  });
});
