import { useCallback, useEffect, useState } from 'react';
import { useAnyKey } from '../../parts/use-any-key.ts';

/** From the arrival of the data to the end of the splash, ms (specification 9). */
const READY_MS = 1000;

type Data = {
  readonly loaded: boolean;
  /** A first try has failed: the page shows itself with what it has instead of hiding behind the splash. */
  readonly troubled: boolean;
};

/** Covers the page until its data is here, says so, and goes. Data that was here from the start needs no splash. */
export function useLoadingSplash({ loaded, troubled }: Data) {
  const [done, setDone] = useState(loaded);
  const skip = useCallback(() => setDone(true), []);
  useEffect(() => {
    if (troubled) setDone(true);
    if (!loaded) return;
    const timer = setTimeout(() => setDone(true), READY_MS);
    return () => clearTimeout(timer);
  }, [loaded, troubled]);
  useAnyKey(loaded && !done, skip);
  const phase = done ? 'gone' : loaded ? 'ready' : 'loading';
  return { phase, skip } as const;
}
