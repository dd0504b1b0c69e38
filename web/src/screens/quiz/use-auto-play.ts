import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import { readingPauseMs } from '../../game/round-autoplay.ts';
import { settings } from '../../game/settings.ts';

/**
 * Goes on by itself after a readable pause, if the player wants that. Any key or tap holds it. The answer is the
 * whole pause in ms while it runs, else null.
 */
export function useAutoPlay(): number | null {
  const wanted = useStore(settings, (state) => state.autoPlay);
  const pauseMs = useStore(round.store, ({ phase, explained, result }) =>
    phase === 'revealed' && explained && result ? readingPauseMs(result.explanation) : null,
  );
  const [held, setHeld] = useState(false);
  const running = wanted && !held && pauseMs !== null;

  useEffect(() => {
    if (!running) return;
    const hold = () => setHeld(true);
    const timer = setTimeout(() => round.advance(), pauseMs);
    document.addEventListener('keydown', hold);
    document.addEventListener('pointerdown', hold);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', hold);
      document.removeEventListener('pointerdown', hold);
    };
  }, [running, pauseMs]);

  return running ? pauseMs : null;
}
