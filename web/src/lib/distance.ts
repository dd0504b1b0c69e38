const UNITS = [
  ['week', 7 * 24 * 60 * 60 * 1000],
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/**
 * A distance in ms (negative: past) as a whole number of the largest unit that it fills, cut towards now: what
 * began 119 minutes ago began 1 hour ago. Less than a minute is 0 seconds.
 */
export function distanceParts(ms: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const found = UNITS.find(([, length]) => Math.abs(ms) >= length);
  if (!found) return { value: 0, unit: 'second' };
  const [unit, length] = found;
  return { value: Math.trunc(ms / length), unit };
}
