import { useEffect, useState } from 'react';

/** A wait shorter than this is better not shown, ms. */
const LATE_MS = 300;

/** Whether something has been going on long enough to be shown as a wait. */
export function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late;
}
