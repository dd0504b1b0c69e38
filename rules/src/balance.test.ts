import { describe, expect, it } from 'vitest';
import { BALANCE } from './balance.ts';

describe('BALANCE', () => {
  it('holds the constants that the specification fixes', () => {
    expect(BALANCE).toMatchObject({
      quiz: { questions: 10 },
      timer: { defaultSeconds: 30, graceMs: 2_000, okAboveSeconds: 20, warnAboveSeconds: 10 },
      rating: { priorMean: 4, priorWeight: 5, min: 1, max: 5 },
      category: { trendingAbove: 50, newForDays: 7, newFirst: 2, minutesPerQuestion: 0.6 },
      confetti: { flawless: 300, levelUp: 200, normal: 100, fromAccuracy: 80 },
    });
  });

  it('has a difficulty offset for each question of a quiz', () => {
    expect(BALANCE.choice.offsets).toHaveLength(BALANCE.quiz.questions);
  });

  it('lets one earlier meeting outweigh any distance in difficulty and any luck', () => {
    const { distanceCost, jitter, repeatCost } = BALANCE.choice;
    expect(9 * distanceCost + jitter).toBeLessThan(repeatCost);
  });

  it('pays repeats ever less, never nothing', () => {
    const factors: readonly number[] = BALANCE.xp.repeatFactors;
    expect(factors[0]).toBe(1);
    expect(factors).toEqual([...factors].sort((a, b) => b - a));
    expect(Math.min(...factors)).toBeGreaterThan(0);
  });

  it('lists the gem rewards from the best accuracy down, as the look-up needs', () => {
    const rows = BALANCE.gems.wisdom.map((row) => row.accuracy);
    expect(rows).toEqual([...rows].sort((a, b) => b - a));
  });
});
