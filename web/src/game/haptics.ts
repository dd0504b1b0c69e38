import { settings } from './settings.ts';

export type HapticName = 'tap' | 'right' | 'wrong' | 'levelUp';

/** Ms of buzz and pause in turn. */
const PATTERNS: Record<HapticName, number[]> = {
  tap: [8],
  right: [12, 40, 18],
  wrong: [40],
  levelUp: [15, 50, 15, 50, 40],
};

/** Whether this browser can vibrate at all. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Vibrates, unless the player switched it off or the browser cannot. Never the only signal of anything. */
export function vibrate(name: HapticName): void {
  // Browsers refuse, with a warning, before the first tap or key.
  if (!settings.getState().vibration || !canVibrate() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(PATTERNS[name]);
}
