import { useCallback, useEffect, useState } from 'react';
import { readFlag, setFlag } from '../../lib/storage.ts';
import { useAnyKey } from '../../parts/use-any-key.ts';

/** ms (specification 9). */
const SHOWN_MS = 2500;
const FADE_MS = 220;

/** The splash of the house, once per browser session; any key or tap skips it. */
export function useHomeSplash() {
  const [phase, setPhase] = useState<'shown' | 'leaving' | 'gone'>(() =>
    readFlag('splashShown') ? 'gone' : 'shown',
  );
  const skip = useCallback(() => setPhase((now) => (now === 'shown' ? 'leaving' : now)), []);
  useEffect(() => {
    setFlag('splashShown');
    if (phase === 'gone') return;
    const timer = setTimeout(
      () => setPhase(phase === 'shown' ? 'leaving' : 'gone'),
      phase === 'shown' ? SHOWN_MS : FADE_MS,
    );
    return () => clearTimeout(timer);
  }, [phase]);
  useAnyKey(phase === 'shown', skip);
  return { phase, skip };
}
