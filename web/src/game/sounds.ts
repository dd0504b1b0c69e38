import { settings } from './settings.ts';

/** A note: frequency in Hz, start and length in s, loudness, wave. */
type Note = readonly [hz: number, at: number, length: number, gain?: number, wave?: OscillatorType];

export type SoundName = 'tap' | 'right' | 'wrong' | 'tick' | 'timeOut' | 'levelUp' | 'quizEnd';

const ATTACK_S = 0.008;

const SOUNDS: Record<SoundName, readonly Note[]> = {
  tap: [[660, 0, 0.06, 0.12]],
  right: [
    [659, 0, 0.12],
    [988, 0.08, 0.22],
  ],
  wrong: [
    [220, 0, 0.18, 0.16, 'sine'],
    [185, 0.09, 0.26, 0.16, 'sine'],
  ],
  tick: [[1320, 0, 0.03, 0.08, 'square']],
  timeOut: [[196, 0, 0.35, 0.18, 'sine']],
  levelUp: [
    [523, 0, 0.14],
    [659, 0.1, 0.14],
    [784, 0.2, 0.14],
    [1047, 0.3, 0.4],
  ],
  // A rising fifth.
  quizEnd: [
    [523, 0, 0.16],
    [784, 0.12, 0.28],
  ],
};

let context: AudioContext | null = null;

// Some browsers have no audio at all, and some refuse one more context: then the game is silent. Before the
// first tap or key none may sound; notes would pile up until then.
function audio(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    return context;
  } catch {
    return null;
  }
}

function sound(
  ctx: AudioContext,
  [hz, at, length, gain = 0.2, wave = 'triangle']: Note,
  factor: number,
): void {
  const start = ctx.currentTime + at;
  const oscillator = ctx.createOscillator();
  const volume = ctx.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = hz * factor;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** Plays a sound, `semitones` higher, unless the player switched sounds off or the browser cannot. */
export function playSound(name: SoundName, semitones = 0): void {
  if (!settings.getState().sounds) return;
  const ctx = audio();
  if (!ctx) return;
  for (const note of SOUNDS[name]) sound(ctx, note, 2 ** (semitones / 12));
}
