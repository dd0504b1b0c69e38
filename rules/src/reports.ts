import { BALANCE } from './balance.ts';

/** Open reports of one question, counted by who sent them; `…Offence` are those of them that name offensive content. */
export type ReportCounts = {
  readonly registered: number;
  readonly registeredOffence: number;
  readonly guests: number;
  readonly guestsOffence: number;
};

/** What open reports weigh together, in reports of registered players. */
export function reportWeight(counts: ReportCounts): number {
  const { guestWeight, guestsAtMost, offenceFactor } = BALANCE.reports;
  const weigh = (all: number, offence: number) => all - offence + offence * offenceFactor;
  const guests = weigh(counts.guests, counts.guestsOffence) * guestWeight;
  return weigh(counts.registered, counts.registeredOffence) + Math.min(guestsAtMost, guests);
}

/** Whether open reports hide a question; `asked` is how many players it was shown to. */
export function reportsHide(counts: ReportCounts, asked: number): boolean {
  const { threshold, minShare } = BALANCE.reports;
  return reportWeight(counts) >= Math.max(threshold, asked * minShare);
}
