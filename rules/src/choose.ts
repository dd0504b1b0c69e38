import { BALANCE } from './balance.ts';
import { randomFrom } from './random.ts';

/** A question that could be asked, with what this player has met of it. */
export type Candidate = {
  readonly id: string;
  /** 1 to 10. */
  readonly difficulty: number;
  /** How often this player was shown it; 0 is unseen. */
  readonly met: number;
  /** When it was last shown to this player, ms; 0 when never. */
  readonly lastMetAt: number;
};

/** The difficulty that the n-th question (from 0) aims at for a player of this strength, 1 to 10. */
export function targetDifficulty(strength: number, position: number): number {
  const { offsets } = BALANCE.choice;
  const offset = offsets[position % offsets.length] ?? 0;
  return Math.min(10, Math.max(1, strength + offset));
}

/**
 * The best next question: unseen before seen, the longest unmet among the seen, near the difficulty
 * that this position aims at, and a little luck so that two quizzes differ. `undefined` when there is no candidate.
 */
export function chooseNext(
  candidates: readonly Candidate[],
  strength: number,
  position: number,
  seed: string,
): Candidate | undefined {
  const { distanceCost, repeatCost, jitter } = BALANCE.choice;
  const random = randomFrom(`${seed}:${position}`);
  const target = targetDifficulty(strength, position);
  const met = candidates.map((c) => c.lastMetAt).filter((at) => at > 0);
  const oldest = Math.min(...met, Number.POSITIVE_INFINITY);
  const span = Math.max(1, Math.max(...met, 0) - oldest);
  let best: Candidate | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const repeats = Math.min(candidate.met, 3) * repeatCost;
    // Among questions met equally often the one met longest ago wins: up to half a repeat's cost.
    const recency = candidate.met > 0 ? ((candidate.lastMetAt - oldest) / span) * (repeatCost / 2) : 0;
    const distance = Math.abs(candidate.difficulty - target) * distanceCost;
    const cost = repeats + recency + distance + random() * jitter;
    if (cost < bestCost) [best, bestCost] = [candidate, cost];
  }
  return best;
}

/** A whole quiz: `count` different questions (fewer when there are not enough), in the order they are asked. */
export function planQuiz(
  candidates: readonly Candidate[],
  strength: number,
  seed: string,
  count: number = BALANCE.quiz.questions,
): Candidate[] {
  const left = new Map(candidates.map((c) => [c.id, c]));
  const plan: Candidate[] = [];
  while (plan.length < count) {
    const next = chooseNext([...left.values()], strength, plan.length, seed);
    if (!next) break;
    left.delete(next.id);
    plan.push(next);
  }
  return plan;
}

/**
 * The player's strength (1 to 10) after one answer: right answers to harder questions pull it up, wrong
 * answers to easier ones pull it down, by a share of the surprise (logistic expectation as in Elo, one
 * difficulty step standing for one unit).
 */
export function strengthAfter(strength: number, difficulty: number, correct: boolean): number {
  const expected = 1 / (1 + Math.exp(difficulty - strength - 1));
  const moved = strength + BALANCE.choice.strengthStep * 10 * ((correct ? 1 : 0) - expected);
  return Math.min(10, Math.max(1, moved));
}
