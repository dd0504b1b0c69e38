import { browserClock } from './countdown.ts';
import { vibrate } from './haptics.ts';
import { roundApi } from './round-api.ts';
import { cueOf } from './round-cues.ts';
import { createRound, type Round } from './round-store.ts';
import { playSound } from './sounds.ts';

/** The round of this tab: there is never more than one. */
export const round: Round = createRound(roundApi, browserClock);

/**
 * Keeps the countdown honest while the page comes and goes: another tab, a frozen page, a lost connection.
 * The answer ends that.
 */
export function watchWaking(current: Round): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') current.resync();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
  };
}

// The first sound opens the audio device, which takes longer than a frame: the tapped card must change before it.
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work, 0));

/** Lets a round be heard and felt; the answer ends that. */
export function playCues(round: Round): () => void {
  return round.store.subscribe((now, before) => {
    const cue = cueOf(before, now);
    if (!cue) return;
    if (cue.haptic) vibrate(cue.haptic);
    afterPaint(() => playSound(cue.sound, cue.semitones));
  });
}
