/** Time as the running round sees it; a fake one makes it testable. */
export type Clock = {
  /** Ms, monotonic. */
  now(): number;
  /** Ms of the wall clock: it goes on while the machine sleeps, where `now` may stand still. */
  wall(): number;
  /** Runs something after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
};

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Between two ticks the two clocks may drift apart by this much before it counts as a sleep of the machine. */
const SLEEP_MS = 1_500;

/** Whole seconds that a countdown shows: 30 for the first second, 0 only at the end. Times in ms. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/**
 * When the countdown of a question ends on the monotonic clock, from the server's `remainingMs`.
 * Half the round trip is taken off, since the server's clock ran on while its answer travelled.
 */
export function endOf(remainingMs: number, askedAt: number, receivedAt: number): number {
  return receivedAt + remainingMs - Math.max(0, receivedAt - askedAt) / 2;
}

type Countdown = {
  clock: Clock;
  /** On `clock.now`, ms. */
  endsAt: number;
  /** Called at once and then whenever the shown second changes. */
  onSecond: (seconds: number) => void;
  onEnd: () => void;
  /** The machine seems to have slept: only the server knows how much time is left. The countdown goes on meanwhile. */
  onSleep: () => void;
};

/** Runs a countdown, one timer a second on the borders of the seconds; the answer stops it. */
export function startCountdown({ clock, endsAt, onSecond, onEnd, onSleep }: Countdown): () => void {
  let drift = clock.wall() - clock.now();
  let shown = -1;
  let cancel = () => {};

  const tick = () => {
    const now = clock.now();
    const seconds = secondsLeft(endsAt, now);
    if (seconds !== shown) {
      shown = seconds;
      onSecond(seconds);
    }
    if (seconds === 0) return onEnd();
    cancel = clock.after(endsAt - now - (seconds - 1) * 1000, tick);
    const slept = clock.wall() - now - drift;
    drift += slept;
    if (slept > SLEEP_MS) onSleep();
  };

  tick();
  return () => cancel();
}

/** Seconds at which the time left is said aloud. */
const MARKS = [5, 10, 20];

/** The last mark that a countdown has passed, or null; a mark that the whole time does not exceed is none. */
export function timerMark(seconds: number, total: number): number | null {
  return MARKS.find((mark) => seconds <= mark && mark < total) ?? null;
}
