import { describe, expect, it } from 'vitest';
import { makeNext, makeResult, NONE_LEFT, QUIZ, RESULTS } from './round-fakes.ts';
import {
  askedFrom,
  isLast,
  mayAdvance,
  NEW_ROUND,
  type RoundEvent,
  type RoundState,
  TIME_OUT,
  transition,
} from './round-state.ts';

const asked = (number: number, endsAt = 31_000) => {
  const found = askedFrom(makeNext(number), endsAt);
  if (!found) throw new Error('no question');
  return found;
};
const play = (...events: RoundEvent[]): RoundState => events.reduce(transition, NEW_ROUND);

const OPENED: RoundEvent = { type: 'opened', quiz: QUIZ };
const ASKED: RoundEvent = { type: 'asked', asked: asked(1) };
const chosen = (answer: string, now = 3_000): RoundEvent => ({ type: 'chosen', answer, now });
const judged = (answer: string): RoundEvent => ({ type: 'judged', result: makeResult(answer) });
const answered = (answer: string) => [chosen(answer), judged(answer), { type: 'revealed' } as const];

describe('transition', () => {
  it('shows a question and opens it for answers', () => {
    const state = play(OPENED, ASKED);
    expect(state).toMatchObject({ phase: 'asking', choice: null, result: null, seconds: 30 });
  });

  it('locks at the first answer and hears no second one', () => {
    const state = play(OPENED, ASKED, chosen('wrong'), chosen('right', 3_001));
    expect(state).toMatchObject({ phase: 'locked', choice: 'wrong', lockedAt: 3_000 });
  });

  it('hears no answer before a question is on show', () => {
    expect(play(OPENED, chosen('right')).phase).toBe('loading');
  });

  it('shows the verdict only after the judge has spoken', () => {
    expect(play(OPENED, ASKED, chosen('right'), { type: 'revealed' }).phase).toBe('locked');
    expect(play(OPENED, ASKED, ...answered('right')).phase).toBe('revealed');
  });

  it('shows the explanation only after the verdict', () => {
    expect(play(OPENED, ASKED, chosen('right'), judged('right'), { type: 'explained' }).explained).toBe(
      false,
    );
    expect(play(OPENED, ASKED, ...answered('right'), { type: 'explained' }).explained).toBe(true);
  });

  it('records a time-out as the empty answer, wrong', () => {
    const state = play(OPENED, ASKED, ...answered(TIME_OUT));
    expect(state.answers).toEqual([
      { questionId: 'question-1', number: 1, selectedAnswer: '', correctAnswer: 'right', isCorrect: false },
    ]);
  });

  it('counts a verdict once', () => {
    const state = play(OPENED, ASKED, chosen('right'), judged('right'), judged('right'));
    expect(state).toMatchObject({ streak: 1, answers: { length: 1 } });
  });

  it('counts the streak and ends it at a wrong answer', () => {
    const two = [
      ASKED,
      ...answered('right'),
      { type: 'asked', asked: asked(2) } as const,
      ...answered('right'),
    ];
    expect(play(OPENED, ...two).streak).toBe(2);
    expect(play(OPENED, ...two, { type: 'asked', asked: asked(3) }, ...answered('wrong')).streak).toBe(0);
  });

  it('gives full speed points for an answer within two seconds and none for a wrong one', () => {
    expect(play(OPENED, ASKED, chosen('right', 2_500), judged('right')).points?.total).toBe(190);
    expect(play(OPENED, ASKED, chosen('wrong', 2_500), judged('wrong')).points?.total).toBe(0);
  });

  it('starts clean with the next question', () => {
    const state = play(OPENED, ASKED, ...answered('right'), { type: 'advanced' });
    expect(state.phase).toBe('moving');
    expect(transition(state, { type: 'asked', asked: asked(2) })).toMatchObject({
      phase: 'asking',
      choice: null,
      result: null,
      explained: false,
      points: null,
    });
  });

  it('keeps the second on show when the same question is looked at again', () => {
    const state = play(
      OPENED,
      ASKED,
      { type: 'second', seconds: 12 },
      { type: 'asked', asked: asked(1, 9_000) },
    );
    expect(state).toMatchObject({ phase: 'asking', seconds: 12, asked: { endsAt: 9_000 } });
  });

  it('stops the seconds at the answer', () => {
    expect(play(OPENED, ASKED, chosen('right'), { type: 'second', seconds: 3 }).seconds).toBe(30);
  });

  it('ends with the results', () => {
    const state = play(OPENED, { type: 'completing' }, { type: 'completed', results: RESULTS });
    expect(state).toMatchObject({ phase: 'finished', results: RESULTS });
  });

  it('forgets everything when a quiz is opened', () => {
    expect(play(OPENED, ASKED, ...answered('right'), OPENED)).toEqual({ ...NEW_ROUND, quiz: QUIZ });
  });
});

describe('what a round allows', () => {
  const revealed = play(OPENED, ASKED, ...answered('right'));

  it('guards Next for half a second after the answer', () => {
    expect(mayAdvance(revealed, 3_499)).toBe(false);
    expect(mayAdvance(revealed, 3_500)).toBe(true);
  });

  it('has no Next before the verdict', () => {
    expect(mayAdvance(play(OPENED, ASKED, chosen('right')), 99_000)).toBe(false);
  });

  it('knows the last question', () => {
    expect(isLast(play(OPENED, { type: 'asked', asked: asked(9) }))).toBe(false);
    expect(isLast(play(OPENED, { type: 'asked', asked: asked(10) }))).toBe(true);
  });

  it('finds no question where none is left', () => expect(askedFrom(NONE_LEFT, 0)).toBeNull());
});
