import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedQuestion, currentPosition, type QuizEvent, type QuizState, step } from './session.ts';
import { deadlineOf } from './timer.ts';

const START = 1_700_000_000_000;
const OPTIONS = ['a', 'b', 'c', 'd'];

const quizOf = (timers: readonly number[]): QuizState => ({
  status: 'running',
  questions: timers.map((timerSeconds, i) => ({
    questionId: `q${i}`,
    answers: OPTIONS,
    correctAnswer: OPTIONS[i % 4] ?? 'a',
    difficulty: 5,
    timerSeconds,
    shownAt: null,
    answeredAt: null,
    selected: null,
  })),
});

// Next and answer come often, so that the sequences get anywhere; abandon is rare for the same reason.
const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<QuizEvent>({ type: 'next' }) },
  {
    weight: 12,
    arbitrary: fc.record(
      {
        type: fc.constant('answer' as const),
        text: fc.constantFrom(...OPTIONS, '', 'no option'),
        questionId: fc.constantFrom('q0', 'q1', 'q2', 'q9'),
      },
      { requiredKeys: ['type', 'text'] },
    ),
  },
  { weight: 3, arbitrary: fc.constant<QuizEvent>({ type: 'finish' }) },
  { weight: 1, arbitrary: fc.constant<QuizEvent>({ type: 'abandon' }) },
);
/** Events with the ms that pass before each; the clock may stand still, jump, or be set back a little. */
const anyStory = fc.array(fc.tuple(anyEvent, fc.integer({ min: -1_000, max: 50_000 })), { maxLength: 40 });
const anyTimers = fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 5 });

type Moment = { before: QuizState; event: QuizEvent; now: number; outcome: ReturnType<typeof step> };

/** Plays a story and hands each moment to the check; a refusal leaves the state as it is. */
function play(timers: readonly number[], story: readonly [QuizEvent, number][], check: (m: Moment) => void) {
  let state = quizOf(timers);
  let now = START;
  for (const [event, pause] of story) {
    now += pause;
    const outcome = step(state, event, now);
    check({ before: state, event, now, outcome });
    if (outcome.ok) state = outcome.state;
  }
  return state;
}

const holds = (check: (m: Moment) => void) =>
  fc.assert(fc.property(anyTimers, anyStory, (timers, story) => void play(timers, story, check)));

const pairs = (m: Moment): [AskedQuestion, AskedQuestion][] => {
  const later = m.outcome.ok ? m.outcome.state : m.before;
  expect(later.questions).toHaveLength(m.before.questions.length);
  return m.before.questions.map((q, i) => [q, later.questions[i] ?? q]);
};

describe('step, over random stories', () => {
  it('never changes an answer once given, nor the moment a question was shown', () => {
    holds((m) => {
      for (const [before, later] of pairs(m)) {
        if (before.answeredAt !== null) expect(later).toEqual(before);
        if (before.shownAt !== null) expect(later.shownAt).toBe(before.shownAt);
      }
    });
  });

  it('never changes what is asked', () => {
    holds((m) => {
      for (const [before, later] of pairs(m)) {
        const moments = { shownAt: null, answeredAt: null, selected: null };
        expect({ ...later, ...moments }).toEqual({ ...before, ...moments });
      }
    });
  });

  it('asks and answers in order: at most one question is open, and all before it are answered', () => {
    holds((m) => {
      const later = pairs(m).map(([, q]) => q);
      const answered = later.findIndex((q) => q.answeredAt === null);
      const shown = later.findIndex((q) => q.shownAt === null);
      const answers = answered === -1 ? later.length : answered;
      const shows = shown === -1 ? later.length : shown;
      expect(later.slice(answers).every((q) => q.answeredAt === null)).toBe(true);
      expect(later.slice(shows).every((q) => q.shownAt === null)).toBe(true);
      expect(shows - answers).toBeGreaterThanOrEqual(0);
      expect(shows - answers).toBeLessThanOrEqual(1);
    });
  });

  it('judges correct only the right text, in time, and only what is an option', () => {
    holds((m) => {
      if (!m.outcome.ok || m.outcome.effect.type !== 'judged') return;
      const { position, verdict } = m.outcome.effect;
      const question = m.outcome.state.questions[position];
      if (!question || question.shownAt === null || question.answeredAt === null) {
        return expect.fail('judged a question that is not answered');
      }
      const inTime = question.answeredAt <= deadlineOf(question.shownAt, question.timerSeconds);
      expect(verdict.correct).toBe(inTime && question.selected === question.correctAnswer);
      expect(verdict.late).toBe(!inTime);
      expect(['', ...OPTIONS]).toContain(question.selected);
    });
  });

  it('changes nothing when the same event comes again, unless it shows or ends something new', () => {
    holds((m) => {
      if (!m.outcome.ok) return;
      const again = step(m.outcome.state, m.event, m.now + 60_000);
      if (m.event.type === 'finish' || m.event.type === 'abandon') {
        expect(again).toEqual({ ok: false, refusal: 'not_running' });
      } else {
        expect(again).toMatchObject({ ok: true, state: m.outcome.state });
      }
      if (m.outcome.effect.type === 'judged') {
        expect(again).toMatchObject({ effect: { ...m.outcome.effect, repeated: true } });
      }
    });
  });

  it('finishes only when all is answered, and is deaf after the end', () => {
    holds((m) => {
      if (m.before.status !== 'running') expect(m.outcome).toEqual({ ok: false, refusal: 'not_running' });
      if (m.outcome.ok && m.outcome.state.status === 'finished') {
        expect(currentPosition(m.outcome.state)).toBe(-1);
        expect(m.event.type).toBe('finish');
      }
      if (m.outcome.ok && m.outcome.state.status === 'abandoned') expect(m.event.type).toBe('abandon');
    });
  });

  it('can always be played to its end by asking, letting time run out, and finishing', () => {
    fc.assert(
      fc.property(anyTimers, anyStory, (timers, story) => {
        const begun = play(timers, story, () => undefined);
        if (begun.status !== 'running') return;
        let state = begun;
        const send = (event: QuizEvent) => {
          const outcome = step(state, event, START + 9_999_999);
          if (outcome.ok) state = outcome.state;
          return outcome;
        };
        while (currentPosition(state) !== -1) {
          expect(send({ type: 'next' }).ok).toBe(true);
          expect(send({ type: 'answer', text: '' }).ok).toBe(true);
        }
        expect(send({ type: 'finish' })).toMatchObject({ ok: true, effect: { type: 'finished' } });
      }),
    );
  });
});
