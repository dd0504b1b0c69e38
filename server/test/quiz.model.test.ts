import { type QuizEvent, type QuizState, type Refusal, step } from '@trivium/rules/session';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Answer, type Json, type TestApp, testApp } from './harness.ts';

const STATUS: Record<Refusal, number> = {
  not_running: 409,
  nothing_asked: 409,
  unknown_answer: 400,
  already_answered: 409,
  wrong_question: 409,
  unanswered_left: 409,
};

type Move =
  | { type: 'next' | 'finish' | 'abandon' }
  | { type: 'wait'; ms: number }
  | {
      type: 'answer';
      pick: 'right' | 'wrong' | 'none' | 'unknown';
      meant: 'shown' | 'unnamed' | 'first' | 'last';
    };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'next' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      pick: fc.constantFrom('right', 'right', 'wrong', 'none', 'unknown'),
      meant: fc.constantFrom('shown', 'shown', 'unnamed', 'first', 'last'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(500, 20_000, 40_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'finish' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'abandon' as const }) },
);

/** The quiz as the model sees it: filled from the database once, moved by the rule only. */
async function modelOf(t: TestApp, p: b.Playing): Promise<QuizState> {
  const rows = await t.ctx.db
    .selectFrom('quizzes as q')
    .innerJoin('quiz_questions as u', 'u.quiz_id', 'q.id')
    .innerJoin('question_revisions as r', 'r.question_id', 'u.question_id')
    .select(['u.question_id', 'r.answers', 'r.correct_answer', 'r.difficulty', 'r.timer_seconds'])
    .where('q.token', '=', p.quizToken)
    .orderBy('u.position')
    .execute();
  return {
    status: 'running',
    questions: rows.map((r) => ({
      questionId: r.question_id,
      answers: r.answers,
      correctAnswer: r.correct_answer,
      difficulty: r.difficulty,
      timerSeconds: r.timer_seconds,
      shownAt: null,
      answeredAt: null,
      selected: null,
    })),
  };
}

class Game {
  state: QuizState;
  readonly t: TestApp;
  readonly p: b.Playing;
  constructor(t: TestApp, p: b.Playing, state: QuizState) {
    this.t = t;
    this.p = p;
    this.state = state;
  }

  private event(m: Exclude<Move, { type: 'wait' }>): QuizEvent {
    if (m.type !== 'answer') return { type: m.type };
    const { questions } = this.state;
    const open = questions.find((q) => q.answeredAt === null) ?? questions[questions.length - 1];
    const named = { shown: open, unnamed: open, first: questions[0], last: questions[questions.length - 1] }[
      m.meant
    ];
    const wrong = named?.answers.find((a) => a !== named.correctAnswer);
    const text = { right: named?.correctAnswer, wrong, none: '', unknown: 'Not one of them' }[m.pick] ?? '';
    return { type: 'answer', text, questionId: m.meant === 'unnamed' ? undefined : named?.questionId };
  }

  private send(event: QuizEvent): Promise<Answer> {
    const { t, p } = this;
    switch (event.type) {
      case 'next':
        return b.next(t, p);
      case 'answer':
        return b.answer(t, p, event.text, event.questionId);
      case 'finish':
        return b.complete(t, p, [], { quizToken: p.quizToken });
      case 'abandon':
        return t.call('POST', `/api/abandonQuiz/${p.quizToken}`, { token: p.player.token });
    }
  }

  async play(m: Move): Promise<void> {
    if (m.type === 'wait') return this.t.clock.advance(m.ms);
    const event = this.event(m);
    const expected = step(this.state, event, this.t.clock.now());
    const answer = await this.send(event);
    const at = `${JSON.stringify(event)} in ${this.state.status}: ${answer.text}`;
    // What the rule refuses is refused, but for what may be said again after the end: it is answered, not done.
    if (this.state.status !== 'running' && event.type !== 'answer') {
      const again = {
        next: this.state.status === 'finished' ? 200 : 409,
        finish: this.state.status === 'finished' ? 200 : 409,
        abandon: 204,
      };
      expect(answer.status, at).toBe(again[event.type]);
      return;
    }
    if (!expected.ok) {
      expect(answer.status, at).toBe(STATUS[expected.refusal]);
      return;
    }
    expect(answer.status, at).toBeLessThan(300);
    this.state = expected.state;
    this.compare(expected.effect, answer.body, at);
  }

  private compare(
    effect: Extract<ReturnType<typeof step>, { ok: true }>['effect'],
    body: Json,
    at: string,
  ): void {
    if (effect.type === 'show') {
      expect(body.question?._id, at).toBe(this.state.questions[effect.position]?.questionId);
      expect(body.questionNumber, at).toBe(effect.position + 1);
    }
    if (effect.type === 'exhausted') expect(body.question, at).toBeNull();
    if (effect.type === 'judged') {
      expect(body.isCorrect, at).toBe(effect.verdict.correct);
      expect(body.correctAnswer, at).toBe(this.state.questions[effect.position]?.correctAnswer);
    }
  }
}

it('plays every order of calls as the rule says', { timeout: 120_000 }, async () => {
  const t = await testApp();
  const category = await b.makeCategory(t, { questions: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 30 }), async (moves) => {
      const p = await b.start(t, await b.makeGuest(t), category.id);
      const game = new Game(t, p, await modelOf(t, p));
      for (const m of moves) await game.play(m);
      const details = await t.call('GET', '/api/getUserDetails', { token: p.player.token });
      const paid = await t.ctx.db
        .selectFrom('ledger')
        .selectAll()
        .where('player_id', '=', p.player.id)
        .execute();
      const xp = paid.filter((l) => l.currency === 'xp').reduce((sum, l) => sum + l.amount, 0);
      expect(details.body.knowledgePoints).toBe(xp);
      expect(xp > 0).toBe(game.state.status === 'finished');
    }),
    { numRuns: 60 },
  );
});
