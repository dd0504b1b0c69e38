import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

/** Counts a dialog as open until the function that it gives is called. */
export function dialogOpened(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog stands over the page. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
