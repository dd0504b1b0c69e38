import { describe, expect, it } from 'vitest';
import {
  type AskedQuestion,
  currentPosition,
  judge,
  type QuizEvent,
  type QuizState,
  type Refusal,
  step,
} from './session.ts';

const NOW = 1_700_000_000_000;
const SHOWN = NOW - 10_000;

const asked = (id: string, change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  questionId: id,
  answers: ['right', 'wrong', 'other', 'last'],
  correctAnswer: 'right',
  difficulty: 5,
  timerSeconds: 30,
  shownAt: null,
  answeredAt: null,
  selected: null,
  ...change,
});
const shown = { shownAt: SHOWN };
const answered = (selected: string) => ({ shownAt: SHOWN, answeredAt: SHOWN + 4_000, selected });

const running = (...questions: AskedQuestion[]): QuizState => ({ status: 'running', questions });

/** Every state that a quiz of two questions can be in. */
const STATES = {
  fresh: running(asked('q1'), asked('q2')),
  'first shown': running(asked('q1', shown), asked('q2')),
  'first answered': running(asked('q1', answered('wrong')), asked('q2')),
  'second shown': running(asked('q1', answered('wrong')), asked('q2', shown)),
  'all answered': running(asked('q1', answered('wrong')), asked('q2', answered('right'))),
  finished: {
    ...running(asked('q1', answered('wrong')), asked('q2', answered('right'))),
    status: 'finished',
  },
  abandoned: { ...running(asked('q1', shown), asked('q2')), status: 'abandoned' },
} satisfies Record<string, QuizState>;
type StateName = keyof typeof STATES;

const EVENTS = {
  next: { type: 'next' },
  right: { type: 'answer', text: 'right' },
  wrong: { type: 'answer', text: 'wrong' },
  'time out': { type: 'answer', text: '' },
  'not an option': { type: 'answer', text: 'Right' },
  'wrong for q1': { type: 'answer', text: 'wrong', questionId: 'q1' },
  'right for q1': { type: 'answer', text: 'right', questionId: 'q1' },
  'right for q2': { type: 'answer', text: 'right', questionId: 'q2' },
  'right for q9': { type: 'answer', text: 'right', questionId: 'q9' },
  finish: { type: 'finish' },
  abandon: { type: 'abandon' },
} satisfies Record<string, QuizEvent>;
type EventName = keyof typeof EVENTS;

/** What each event does, in words: a refusal, or the effect with its position, whether first/repeated, and the verdict. */
const TABLE: Record<StateName, Record<EventName, Refusal | string>> = {
  fresh: {
    next: 'show 0 first',
    right: 'nothing_asked',
    wrong: 'nothing_asked',
    'time out': 'nothing_asked',
    'not an option': 'nothing_asked',
    'wrong for q1': 'wrong_question',
    'right for q1': 'wrong_question',
    'right for q2': 'wrong_question',
    'right for q9': 'wrong_question',
    finish: 'unanswered_left',
    abandon: 'abandoned',
  },
  'first shown': {
    next: 'show 0 again',
    right: 'judged 0 correct',
    wrong: 'judged 0 incorrect',
    'time out': 'judged 0 incorrect',
    'not an option': 'unknown_answer',
    'wrong for q1': 'judged 0 incorrect',
    'right for q1': 'judged 0 correct',
    'right for q2': 'wrong_question',
    'right for q9': 'wrong_question',
    finish: 'unanswered_left',
    abandon: 'abandoned',
  },
  'first answered': {
    next: 'show 1 first',
    right: 'already_answered',
    wrong: 'judged 0 incorrect repeated',
    'time out': 'already_answered',
    'not an option': 'already_answered',
    'wrong for q1': 'judged 0 incorrect repeated',
    'right for q1': 'already_answered',
    'right for q2': 'wrong_question',
    'right for q9': 'wrong_question',
    finish: 'unanswered_left',
    abandon: 'abandoned',
  },
  'second shown': {
    next: 'show 1 again',
    right: 'judged 1 correct',
    wrong: 'judged 1 incorrect',
    'time out': 'judged 1 incorrect',
    'not an option': 'unknown_answer',
    'wrong for q1': 'judged 0 incorrect repeated',
    'right for q1': 'already_answered',
    'right for q2': 'judged 1 correct',
    'right for q9': 'wrong_question',
    finish: 'unanswered_left',
    abandon: 'abandoned',
  },
  'all answered': {
    next: 'exhausted',
    right: 'judged 1 correct repeated',
    wrong: 'already_answered',
    'time out': 'already_answered',
    'not an option': 'already_answered',
    'wrong for q1': 'judged 0 incorrect repeated',
    'right for q1': 'already_answered',
    'right for q2': 'judged 1 correct repeated',
    'right for q9': 'wrong_question',
    finish: 'finished',
    abandon: 'abandoned',
  },
  finished: {
    next: 'not_running',
    right: 'not_running',
    wrong: 'not_running',
    'time out': 'not_running',
    'not an option': 'not_running',
    'wrong for q1': 'not_running',
    'right for q1': 'not_running',
    'right for q2': 'not_running',
    'right for q9': 'not_running',
    finish: 'not_running',
    abandon: 'not_running',
  },
  abandoned: {
    next: 'not_running',
    right: 'not_running',
    wrong: 'not_running',
    'time out': 'not_running',
    'not an option': 'not_running',
    'wrong for q1': 'not_running',
    'right for q1': 'not_running',
    'right for q2': 'not_running',
    'right for q9': 'not_running',
    finish: 'not_running',
    abandon: 'not_running',
  },
};

function inWords(state: QuizState, event: QuizEvent): string {
  const outcome = step(state, event, NOW);
  if (!outcome.ok) return outcome.refusal;
  const { effect } = outcome;
  if (effect.type === 'show') return `show ${effect.position} ${effect.first ? 'first' : 'again'}`;
  if (effect.type !== 'judged') return effect.type;
  const verdict = effect.verdict.correct ? 'correct' : 'incorrect';
  return `judged ${effect.position} ${verdict}${effect.repeated ? ' repeated' : ''}`;
}

describe.each(Object.keys(STATES) as StateName[])('step, when the quiz is: %s', (stateName) => {
  it.each(Object.keys(EVENTS) as EventName[])('%s', (eventName) => {
    expect(inWords(STATES[stateName], EVENTS[eventName])).toBe(TABLE[stateName][eventName]);
  });
});

/** The state after an event that must be accepted. */
function after(state: QuizState, event: QuizEvent, now = NOW): QuizState {
  const outcome = step(state, event, now);
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal}`);
  return outcome.state;
}

describe('step', () => {
  it('notes when a question was first shown and keeps that through reloads', () => {
    const first = after(STATES.fresh, EVENTS.next);
    expect(first.questions[0]?.shownAt).toBe(NOW);
    expect(after(first, EVENTS.next, NOW + 9_000)).toBe(first);
  });

  it('notes the answer and its moment, and touches no other question', () => {
    const state = after(STATES['first shown'], EVENTS.wrong);
    expect(state.questions[0]).toEqual(asked('q1', { ...shown, answeredAt: NOW, selected: 'wrong' }));
    expect(state.questions[1]).toBe(STATES['first shown'].questions[1]);
  });

  it('leaves the given state as it was', () => {
    const before = structuredClone(STATES['first shown']);
    after(STATES['first shown'], EVENTS.right);
    expect(STATES['first shown']).toEqual(before);
  });

  it('changes nothing when an answer is repeated, however late', () => {
    const state = after(STATES['first shown'], EVENTS.right);
    const outcome = step(state, EVENTS.right, NOW + 3_600_000);
    expect(outcome).toEqual({
      ok: true,
      state,
      effect: {
        type: 'judged',
        position: 0,
        verdict: { correct: true, late: false, elapsedMs: 10_000 },
        repeated: true,
      },
    });
  });

  it.each([
    ['at the end of the visible time', 30_000, true, false],
    ['at the end of the grace', 32_000, true, false],
    ['1 ms after the grace', 32_001, false, true],
    ['an hour later', 3_600_000, false, true],
  ])('judges the right answer %s', (_, elapsed, correct, late) => {
    const outcome = step(STATES['first shown'], EVENTS.right, SHOWN + elapsed);
    expect(outcome).toMatchObject({ ok: true, effect: { verdict: { correct, late, elapsedMs: elapsed } } });
  });

  it('finishes a quiz without questions', () => {
    expect(step(running(), EVENTS.next, NOW)).toMatchObject({ effect: { type: 'exhausted' } });
    expect(step(running(), EVENTS.right, NOW)).toEqual({ ok: false, refusal: 'nothing_asked' });
    expect(after(running(), EVENTS.finish).status).toBe('finished');
  });
});

describe('judge', () => {
  it.each([
    ['waiting', {}],
    ['on show', shown],
    ['answered but never shown', { answeredAt: NOW, selected: 'right' }],
    ['answered without a text', { ...shown, answeredAt: NOW }],
  ])('refuses a question that is %s', (_, change) => {
    expect(() => judge(asked('q1', change))).toThrow('not answered yet');
  });

  it('never counts a negative time, should the clock be set back', () => {
    const verdict = judge(asked('q1', { shownAt: NOW, answeredAt: NOW - 5_000, selected: 'right' }));
    expect(verdict).toEqual({ correct: true, late: false, elapsedMs: 0 });
  });
});

describe('currentPosition', () => {
  it.each([
    ['fresh', 0],
    ['first shown', 0],
    ['first answered', 1],
    ['second shown', 1],
    ['all answered', -1],
  ] as const)('%s: %i', (name, position) => {
    expect(currentPosition(STATES[name])).toBe(position);
  });
});
