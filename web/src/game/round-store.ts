import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Wish } from '../api/quiz.ts';
import { type Clock, endOf, startCountdown } from './countdown.ts';
import type { RoundApi } from './round-api.ts';
import { hasMovedOn, isOver, refusedOr } from './round-errors.ts';
import { persistently } from './round-retry.ts';
import {
  type Asked,
  askedFrom,
  type Failure,
  isLast,
  isOpen,
  mayAdvance,
  NEW_ROUND,
  type RoundEvent,
  type RoundState,
  TIME_OUT,
  transition,
} from './round-state.ts';

/** From the answer to the verdict and to the explanation, ms (specification 4). */
const REVEAL_AFTER_MS = 300;
const EXPLAIN_AFTER_MS = 1_800;

/** The running quiz: its state, and what a player can do to it. Every action is safe at any moment. */
export type Round = {
  readonly store: Pick<StoreApi<RoundState>, 'getState' | 'subscribe' | 'getInitialState'>;
  /** Starts the quiz of a category, with easy or hard questions where that is wished, or resumes the running one. */
  start(categoryId: string, wish?: Wish): void;
  /** Answers the question on show; locked from this moment. */
  choose(answer: string): void;
  /** Goes to the next question, or completes after the last. */
  advance(): void;
  /** Asks the server how much time is left: after a sleep, a lost connection, a look at another tab. */
  resync(): void;
  /** Gives the quiz up; the server forgets its progress. */
  exit(): void;
  /** Lets go of the quiz without giving it up: it can be resumed. */
  leave(): void;
};

class RunningRound implements Round {
  readonly store = createStore<RoundState>(() => NEW_ROUND);
  readonly #api: RoundApi;
  readonly #clock: Clock;
  #stopCountdown = () => {};
  /** Counts starts and exits, so that an answer of the server to an earlier quiz changes nothing. */
  #run = 0;
  /** Counts what asks for a question or answers one: a look at the question on show that comes late changes nothing. */
  #look = 0;
  /** A start waits for the last goodbye, which could otherwise end the quiz that was just resumed. */
  #goodbye: Promise<unknown> = Promise.resolve();

  constructor(api: RoundApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  start(categoryId: string, wish: Wish = null): void {
    this.leave();
    void this.#open(categoryId, wish, this.#run);
  }

  choose(answer: string): void {
    const { asked, quiz } = this.#state;
    if (!isOpen(this.#state) || !asked || !quiz) return;
    this.#look += 1;
    this.#stopCountdown();
    this.#apply({ type: 'chosen', answer, now: this.#clock.now() });
    void this.#submit(quiz.token, asked, answer, this.#run);
  }

  advance(): void {
    if (!mayAdvance(this.#state, this.#clock.now())) return;
    if (isLast(this.#state)) return void this.#complete(this.#run);
    this.#apply({ type: 'advanced' });
    void this.#next(this.#run);
  }

  resync(): void {
    if (isOpen(this.#state)) void this.#next(this.#run);
  }

  exit(): void {
    const token = this.#state.quiz?.token;
    this.leave();
    // A quiz that could not be given up is resumed at the next visit, or forgotten by the server.
    if (token) this.#goodbye = persistently(this.#clock, () => this.#api.abandon(token)).catch(() => {});
  }

  leave(): void {
    this.#run += 1;
    this.#stopCountdown();
    this.store.setState(NEW_ROUND, true);
  }

  get #state(): RoundState {
    return this.store.getState();
  }

  #apply(event: RoundEvent): void {
    this.store.setState(transition(this.#state, event), true);
  }

  #fail(failure: Failure): void {
    this.#stopCountdown();
    this.#apply({ type: 'failed', failure });
  }

  #try<T>(run: number, make: () => Promise<T>): Promise<T> {
    return persistently(this.#clock, make, () => run === this.#run);
  }

  async #open(categoryId: string, wish: Wish, run: number): Promise<void> {
    try {
      await this.#goodbye;
      const quiz = await this.#try(run, () => this.#api.start(categoryId, wish));
      if (run !== this.#run) return;
      this.#apply({ type: 'opened', quiz });
    } catch {
      if (run === this.#run) this.#fail('start');
      return;
    }
    await this.#next(run);
  }

  /** Puts on show what the server shows. While a question is open, a failure changes nothing. */
  async #next(run: number): Promise<void> {
    const token = this.#state.quiz?.token;
    if (!token) return;
    this.#look += 1;
    const look = this.#look;
    const stale = () => run !== this.#run || look !== this.#look;
    let askedAt = 0;
    try {
      const next = await this.#try(run, () => {
        askedAt = this.#clock.now();
        return this.#api.next(token);
      });
      if (stale()) return;
      const asked = askedFrom(next, endOf(next.remainingMs ?? 0, askedAt, this.#clock.now()));
      if (asked) this.#ask(asked);
      else await this.#complete(run);
    } catch (error) {
      if (stale()) return;
      if (isOver(error)) return this.#complete(run, 'next');
      if (!isOpen(this.#state)) this.#fail('next');
    }
  }

  #ask(asked: Asked): void {
    this.#stopCountdown();
    this.#apply({ type: 'asked', asked });
    this.#stopCountdown = startCountdown({
      clock: this.#clock,
      endsAt: asked.endsAt,
      onSecond: (seconds) => this.#apply({ type: 'second', seconds }),
      onEnd: () => this.choose(TIME_OUT),
      onSleep: () => this.resync(),
    });
  }

  async #submit(token: string, asked: Asked, answer: string, run: number): Promise<void> {
    try {
      const result = await this.#try(run, () => this.#api.answer(token, asked.question._id, answer));
      if (run !== this.#run) return;
      this.#apply({ type: 'judged', result });
      this.#reveal(run);
    } catch (error) {
      if (run !== this.#run) return;
      if (isOver(error)) return this.#complete(run, 'answerRefused');
      if (!hasMovedOn(error)) return this.#fail(refusedOr(error, 'answerRefused', 'answerUnsent'));
      this.#apply({ type: 'overtaken' });
      await this.#next(run);
    }
  }

  #reveal(run: number): void {
    const { lockedAt, asked } = this.#state;
    const later = (ms: number, event: RoundEvent) =>
      this.#clock.after(Math.max(0, lockedAt + ms - this.#clock.now()), () => {
        if (run === this.#run && this.#state.asked === asked) this.#apply(event);
      });
    later(REVEAL_AFTER_MS, { type: 'revealed' });
    later(EXPLAIN_AFTER_MS, { type: 'explained' });
  }

  /** `instead` names the failure to show when there is nothing to complete: the quiz was given up elsewhere. */
  async #complete(run: number, instead?: Failure): Promise<void> {
    const { quiz, answers } = this.#state;
    if (!quiz) return;
    this.#stopCountdown();
    this.#apply({ type: 'completing' });
    try {
      const results = await this.#try(run, () => this.#api.complete(quiz, answers));
      if (run === this.#run) this.#apply({ type: 'completed', results });
    } catch (error) {
      if (run === this.#run) this.#fail(instead ?? refusedOr(error, 'completeRefused', 'completeUnsent'));
    }
  }
}

/** A round over a given server and clock. */
export function createRound(api: RoundApi, clock: Clock): Round {
  return new RunningRound(api, clock);
}
