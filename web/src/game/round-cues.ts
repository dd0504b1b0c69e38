import type { HapticName } from './haptics.ts';
import { type RoundState, TIME_OUT } from './round-state.ts';
import type { SoundName } from './sounds.ts';

/** What is heard and felt at one change of a round. */
export type Cue = { readonly sound: SoundName; readonly semitones?: number; readonly haptic?: HapticName };

/** The clock ticks in the last seconds only. */
const TICKS_FROM_SECONDS = 5;

/** A streak raises the sound of a right answer by a semitone each, up to a fifth. */
const MOST_SEMITONES = 7;

/** The cue of a change from one state to the next, or null when nothing is to be heard. */
export function cueOf(before: RoundState, now: RoundState): Cue | null {
  if (before.phase === 'asking' && now.phase === 'locked') {
    return now.choice === TIME_OUT ? { sound: 'timeOut', haptic: 'wrong' } : { sound: 'tap', haptic: 'tap' };
  }
  if (before.phase === 'locked' && now.phase === 'revealed') {
    if (now.choice === TIME_OUT) return null;
    if (!now.result?.isCorrect) return { sound: 'wrong', haptic: 'wrong' };
    const semitones = Math.min(MOST_SEMITONES, Math.max(0, now.streak - 1));
    return { sound: 'right', semitones, haptic: 'right' };
  }
  if (now.phase === 'asking' && before.phase === 'asking' && now.seconds < before.seconds) {
    return now.seconds > 0 && now.seconds <= TICKS_FROM_SECONDS ? { sound: 'tick' } : null;
  }
  if (now.phase === 'finished' && before.phase !== 'finished') return { sound: 'quizEnd' };
  return null;
}
