import { BALANCE } from './balance.ts';

/** The three looks of the countdown (specification 9). */
export type TimerBand = 'ok' | 'warn' | 'bad';

/**
 * The moment after which an answer counts as late, in ms since the epoch:
 * shown + timer + grace for the network.
 */
export function deadlineOf(shownAt: number, timerSeconds: number): number {
  return shownAt + timerSeconds * 1000 + BALANCE.timer.graceMs;
}

/** Whether an answer that arrives at `now` (ms) is too late. The deadline itself is still in time. */
export function isLate(shownAt: number, timerSeconds: number, now: number): boolean {
  return now > deadlineOf(shownAt, timerSeconds);
}

/** Ms left on the visible countdown (without grace), never below 0 nor above the whole time. */
export function remainingMs(shownAt: number, timerSeconds: number, now: number): number {
  const whole = timerSeconds * 1000;
  return Math.min(whole, Math.max(0, shownAt + whole - now));
}

/** Green above 20 s, warning above 10 s, red at 10 s or less. */
export function timerBand(secondsLeft: number): TimerBand {
  if (secondsLeft > BALANCE.timer.okAboveSeconds) return 'ok';
  return secondsLeft > BALANCE.timer.warnAboveSeconds ? 'warn' : 'bad';
}
