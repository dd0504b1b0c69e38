import { useLayoutEffect } from 'react';

/** While `active`, any key that is not a modifier alone calls `act`. */
export function useAnyKey(active: boolean, act: () => void): void {
  // Before the first paint, because a view transition holds ordinary effects back until it has played.
  useLayoutEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, act]);
}
