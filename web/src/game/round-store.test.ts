import type { ErrorCode } from '@trivium/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import type { RoundApi } from './round-api.ts';
import { FakeClock, makeApi, makeNext, makeResult, NONE_LEFT, RESULTS } from './round-fakes.ts';
import { createRound } from './round-store.ts';

// Lets every promise that is ready run to its end.
const settled = () => new Promise<void>((done) => setTimeout(done, 0));

const refusal = (code: ErrorCode, status = 409) => new ApiError(status, code, code, null, null);
const offline = () => Promise.reject(new NetworkError('offline'));

async function begin(change: Partial<RoundApi> = {}) {
  const clock = new FakeClock();
  const api = makeApi(change);
  const round = createRound(api, clock);
  const pass = async (ms: number) => {
    clock.pass(ms);
    await settled();
  };
  const state = () => round.store.getState();
  round.start('category-1');
  await settled();
  return { clock, api, round, pass, state };
}

describe('a round', () => {
  it('asks for easy or hard questions where that is wished', async () => {
    const { api, round } = await begin();
    round.start('category-2', 'easy');
    await settled();
    expect(api.calls.filter((c) => c.startsWith('start'))).toEqual([
      'start category-1',
      'start category-2 easy',
    ]);
  });

  it('plays ten questions to the results', async () => {
    const { api, round, pass, state } = await begin();
    for (let number = 1; number <= 10; number++) {
      expect(state()).toMatchObject({ phase: 'asking', asked: { number } });
      round.choose('right');
      await settled();
      await pass(600);
      round.advance();
      await settled();
    }
    expect(state()).toMatchObject({ phase: 'finished', results: RESULTS, streak: 10 });
    expect(api.calls.filter((c) => c.startsWith('answer'))).toHaveLength(10);
    // After the last question the quiz is completed without asking for another one.
    expect(api.calls.filter((c) => c.startsWith('next'))).toHaveLength(10);
  });

  it('shows the verdict 0.3 s and the explanation 1.8 s after the answer', async () => {
    const { round, pass, state } = await begin();
    round.choose('right');
    expect(state().phase).toBe('locked');
    await settled();
    await pass(299);
    expect(state().phase).toBe('locked');
    await pass(1);
    expect(state()).toMatchObject({ phase: 'revealed', explained: false });
    await pass(1_499);
    expect(state().explained).toBe(false);
    await pass(1);
    expect(state().explained).toBe(true);
  });

  it('submits the empty answer when time is up, once', async () => {
    const { api, pass, state } = await begin();
    await pass(30_000);
    expect(state()).toMatchObject({ phase: 'locked', choice: '' });
    await pass(60_000);
    expect(api.calls.filter((c) => c.startsWith('answer'))).toEqual(['answer quiz-token question-1 ']);
  });

  it('stops the clock at the answer', async () => {
    const { api, round, pass } = await begin();
    await pass(29_900);
    round.choose('wrong');
    await settled();
    await pass(10_000);
    expect(api.calls.filter((c) => c.startsWith('answer'))).toEqual(['answer quiz-token question-1 wrong']);
  });

  it('resumes a question with the time that is left of it', async () => {
    const { pass, state } = await begin({ next: async () => makeNext(4, { remainingMs: 7_200 }) });
    expect(state()).toMatchObject({ asked: { number: 4 }, seconds: 8 });
    await pass(7_200);
    expect(state().choice).toBe('');
  });

  it('completes when the server has no question left', async () => {
    const { state } = await begin({ next: async () => NONE_LEFT });
    expect(state().phase).toBe('finished');
  });

  it('lets go of a quiz without giving it up, and gives it up on exit', async () => {
    const { api, round, state } = await begin();
    round.leave();
    expect(api.calls).not.toContain('abandon quiz-token');
    round.start('category-1');
    await settled();
    round.exit();
    await settled();
    expect(api.calls).toContain('abandon quiz-token');
    expect(state()).toMatchObject({ phase: 'loading', quiz: null });
  });

  it('starts the next quiz only after the last goodbye has arrived', async () => {
    let arrive = () => {};
    const abandon = () => new Promise<void>((done) => (arrive = done));
    const { api, round } = await begin({ abandon });
    round.exit();
    round.start('category-2');
    await settled();
    expect(api.calls).not.toContain('start category-2');
    arrive();
    await settled();
    expect(api.calls).toContain('start category-2');
  });
});

describe('a round looked at again', () => {
  it('takes the time from the server after a sleep of the machine', async () => {
    let remainingMs = 30_000;
    const { clock, pass, state } = await begin({ next: async () => makeNext(1, { remainingMs }) });
    remainingMs = 5_000;
    clock.sleep(20_000);
    await pass(1_000);
    expect(state()).toMatchObject({ phase: 'asking', seconds: 5 });
  });

  it('keeps its own clock when the look after a sleep fails', async () => {
    let online = true;
    const { clock, pass, state } = await begin({
      next: () => (online ? Promise.resolve(makeNext(1)) : offline()),
    });
    online = false;
    clock.sleep(20_000);
    for (let i = 0; i < 30; i++) await pass(1_000);
    expect(state()).toMatchObject({ phase: 'locked', choice: '' });
  });

  it('keeps the question and its clock when the look fails', async () => {
    let online = true;
    const { round, pass, state } = await begin({
      next: () => (online ? Promise.resolve(makeNext(1)) : offline()),
    });
    online = false;
    round.resync();
    for (let i = 0; i < 30; i++) await pass(1_000);
    expect(state()).toMatchObject({ phase: 'locked', choice: '' });
  });

  it('ignores a look that comes after the answer', async () => {
    let arrive = (_: ReturnType<typeof makeNext>) => {};
    let looks = 0;
    const next = () => {
      looks += 1;
      return looks === 1
        ? Promise.resolve(makeNext(1))
        : new Promise<ReturnType<typeof makeNext>>((done) => (arrive = done));
    };
    const { round, state } = await begin({ next });
    round.resync();
    await settled();
    round.choose('right');
    arrive(makeNext(2));
    await settled();
    expect(state()).toMatchObject({ phase: 'locked', asked: { number: 1 } });
  });

  it('has nothing to look at once answered', async () => {
    const { api, round } = await begin();
    round.choose('right');
    round.resync();
    await settled();
    expect(api.calls.filter((c) => c.startsWith('next'))).toHaveLength(1);
  });
});

describe('a round with two tabs', () => {
  it.each(['already_answered', 'wrong_question', 'nothing_asked'] as const)(
    'goes where the other tab is after %s',
    async (code) => {
      let number = 1;
      const { round, state } = await begin({
        next: async () => makeNext(number),
        answer: () => Promise.reject(refusal(code)),
      });
      number = 2;
      round.choose('right');
      await settled();
      expect(state()).toMatchObject({ phase: 'asking', asked: { number: 2 }, answers: [] });
    },
  );

  it('shows the results of a quiz that the other tab finished', async () => {
    const { round, state } = await begin({ answer: () => Promise.reject(refusal('quiz_not_running')) });
    round.choose('right');
    await settled();
    expect(state().phase).toBe('finished');
  });

  it('fails with the first reason when the other tab gave the quiz up', async () => {
    const { round, state } = await begin({
      answer: () => Promise.reject(refusal('quiz_not_running')),
      complete: () => Promise.reject(refusal('quiz_not_running')),
    });
    round.choose('right');
    await settled();
    expect(state()).toMatchObject({ phase: 'failed', failure: 'answerRefused' });
  });
});

describe('a round on a bad line', () => {
  it('sends an answer again until it arrives', async () => {
    let tries = 0;
    const answer = async (_: string, __: string, text: string) => {
      tries += 1;
      if (tries < 3) throw new NetworkError('offline');
      return makeResult(text);
    };
    const { round, pass, state } = await begin({ answer });
    round.choose('right');
    await settled();
    await pass(300);
    await pass(900);
    await pass(1);
    expect(state()).toMatchObject({ phase: 'revealed', result: { isCorrect: true } });
  });

  it.each([
    ['start', { start: offline }, 'start'],
    ['next', { next: offline }, 'next'],
    ['start refused', { start: () => Promise.reject(refusal('not_found', 404)) }, 'start'],
    ['next refused', { next: () => Promise.reject(refusal('not_found', 404)) }, 'next'],
  ] as const)('says what failed: %s', async (_, change, failure) => {
    const { pass, state } = await begin(change);
    for (const ms of [300, 900, 2_500]) await pass(ms);
    expect(state()).toMatchObject({ phase: 'failed', failure });
  });

  it.each([
    ['the answer cannot be sent', offline, 'answerUnsent'],
    ['the answer is refused', () => Promise.reject(refusal('unknown_answer', 400)), 'answerRefused'],
    ['the server is down', () => Promise.reject(refusal('internal', 500)), 'answerRefused'],
  ] as const)('says that %s', async (_, answer, failure) => {
    const { round, pass, state } = await begin({ answer });
    round.choose('right');
    await settled();
    for (const ms of [300, 900, 2_500]) await pass(ms);
    expect(state()).toMatchObject({ phase: 'failed', failure });
  });

  it.each([
    ['cannot be sent', offline, 'completeUnsent'],
    ['is refused', () => Promise.reject(refusal('quiz_unfinished')), 'completeRefused'],
  ] as const)('says that the completion %s', async (_, complete, failure) => {
    const { pass, state } = await begin({ next: async () => NONE_LEFT, complete });
    for (const ms of [300, 900, 2_500]) await pass(ms);
    expect(state()).toMatchObject({ phase: 'failed', failure });
  });

  it('does not wait for a server that asks for a long pause', async () => {
    const start = () => Promise.reject(new ApiError(429, 'rate_limited', 'Slow down.', null, 60));
    expect((await begin({ start })).state().phase).toBe('failed');
  });

  it('forgets what an earlier quiz still brings', async () => {
    let arrive = (_: ReturnType<typeof makeResult>) => {};
    const { round, pass, state } = await begin({ answer: () => new Promise((done) => (arrive = done)) });
    round.choose('right');
    round.start('category-2');
    await settled();
    arrive(makeResult('right'));
    await settled();
    await pass(2_000);
    expect(state()).toMatchObject({ phase: 'asking', answers: [], result: null });
  });
});
