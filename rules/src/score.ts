import { BALANCE } from './balance.ts';

/** What one answer earned and from what it is made up; every part is a whole number >= 0. */
export type Breakdown = {
  readonly total: number;
  readonly parts: { readonly base: number; readonly difficulty: number; readonly speed: number };
};

/** The facts that scoring needs about one answer. */
export type AnswerFacts = {
  readonly correct: boolean;
  /** 1 to 10. */
  readonly difficulty: number;
  /** From shown to answered on the server's clock, ms. */
  readonly elapsedMs: number;
  readonly timerSeconds: number;
};

const NOTHING: Breakdown = { total: 0, parts: { base: 0, difficulty: 0, speed: 0 } };

/**
 * The share of the speed bonus that an answer earns, 0 to 1: whole up to `speedFullMs`, falling in a
 * straight line to 0 at the end of the timer; 0 below the floor that no reader reaches.
 */
export function speedShare(elapsedMs: number, timerSeconds: number): number {
  const { speedFloorMs, speedFullMs } = BALANCE.score;
  const whole = timerSeconds * 1000;
  if (elapsedMs < speedFloorMs || elapsedMs >= whole) return 0;
  if (elapsedMs <= speedFullMs) return 1;
  return (whole - elapsedMs) / (whole - speedFullMs);
}

function breakdown(base: number, perDifficulty: number, speedMax: number, facts: AnswerFacts): Breakdown {
  if (!facts.correct) return NOTHING;
  const difficulty = perDifficulty * (facts.difficulty - 1);
  const speed = Math.round(speedMax * speedShare(facts.elapsedMs, facts.timerSeconds));
  return { total: base + difficulty + speed, parts: { base, difficulty, speed } };
}

/** Points of one answer, shown as the score; wrong or late answers earn 0. */
export function scoreAnswer(facts: AnswerFacts): Breakdown {
  const { base, perDifficulty, speedMax } = BALANCE.score;
  return breakdown(base, perDifficulty, speedMax, facts);
}

/** XP of one answer on a first meeting, before repeats and the daily cap are counted. */
export function xpForAnswer(facts: AnswerFacts): Breakdown {
  const { base, perDifficulty, speedMax } = BALANCE.xp;
  return breakdown(base, perDifficulty, speedMax, facts);
}
