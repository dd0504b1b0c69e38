import { distanceParts } from './distance.ts';
import { formatDate, formatDistance } from './i18n.ts';

/** Beyond this a date says more than a distance, ms. */
const DATE_AFTER_MS = 4 * 7 * 24 * 60 * 60 * 1000;

/** A moment as seen from `now` (both ms): "3 hours ago", "in 2 days", "now". */
export function distanceText(moment: number, now: number): string {
  const { value, unit } = distanceParts(moment - now);
  return formatDistance(value, unit);
}

/** A moment of the past: its distance while that is short, later its date. A clock that is slow makes it now. */
export function pastText(moment: number, now: number): string {
  return now - moment < DATE_AFTER_MS ? distanceText(Math.min(moment, now), now) : formatDate(moment);
}
