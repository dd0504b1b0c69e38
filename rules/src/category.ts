import { BALANCE } from './balance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** More than 50 completions (specification 3). */
export function isTrending(completions: number): boolean {
  return completions > BALANCE.category.trendingAbove;
}

/** Among the first two of a list (`index` from 0) or created within 7 days (specification 3). Times in ms. */
export function isNew(createdAt: number, now: number, index: number): boolean {
  return index < BALANCE.category.newFirst || now - createdAt <= BALANCE.category.newForDays * DAY_MS;
}

/** Minutes that a quiz takes: ceil(questionCount * 0.6) (specification 3). */
export function timeEstimateMinutes(questionCount: number): number {
  // 0.6 is not exact in binary: 5 * 0.6 must be 3, not 3.0000000000000004 and so 4.
  return Math.ceil(Number((questionCount * BALANCE.category.minutesPerQuestion).toFixed(6)));
}

/**
 * Bayesian average of star ratings: (prior mean * weight + sum) / (weight + count), so that one vote
 * does not put a category on top and a category without votes still has a rating (decisions 2).
 */
export function averageRating(sum: number, count: number): number {
  const { priorMean, priorWeight } = BALANCE.rating;
  return (priorMean * priorWeight + sum) / (priorWeight + count);
}

export const SUBJECTS = ['science', 'history', 'sports', 'tech', 'arts', 'world'] as const;
/** What a category is about; the first four have a leaderboard tab of their own. */
export type Subject = (typeof SUBJECTS)[number];

export const ROADS = ['grammar', 'logic', 'rhetoric'] as const;
/** The three roads of the trivium, which give a category its colour. */
export type Road = (typeof ROADS)[number];

/** Words and arts walk with grammar; science, nature and technology with logic; history, places and society with rhetoric. */
export function roadOf(subject: Subject): Road {
  if (subject === 'arts') return 'grammar';
  return subject === 'science' || subject === 'tech' ? 'logic' : 'rhetoric';
}
