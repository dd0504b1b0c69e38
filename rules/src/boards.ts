/** The tabs of the leaderboard: everything, and the subjects that have a board of their own. */
export const BOARDS = ['global', 'science', 'history', 'sports', 'tech'] as const;
export type Board = (typeof BOARDS)[number];

/** This week's XP or that of all time. */
export const PERIODS = ['week', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 5 January 1970 was a Monday; weeks of the boards begin on Mondays at 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY_MS;

/** The boards that XP gained in a category of this subject counts on. */
export function boardsOf(subject: string): Board[] {
  return ['global', ...BOARDS.filter((board) => board !== 'global' && board === subject)];
}

/** The number of the week (from the first Monday of 1970) that `now` (ms) lies in. */
export function weekOf(now: number): number {
  return Math.floor((now - FIRST_MONDAY) / WEEK_MS);
}

/** When the week of `now` ends, ms. */
export function weekEnd(now: number): number {
  return FIRST_MONDAY + (weekOf(now) + 1) * WEEK_MS;
}

/** Standings worth telling a player about, best first. */
export const TIERS = [3, 10, 100] as const;

/** The best tier that a rank (from 1) belongs to, or null below all. */
export function tierOf(rank: number): (typeof TIERS)[number] | null {
  return TIERS.find((tier) => rank <= tier) ?? null;
}
