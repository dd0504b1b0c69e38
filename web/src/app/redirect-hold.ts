import { createStore } from 'zustand/vanilla';

/** While held, the guard leaves a player without a session where they are: the notice is being read. */
export const redirectHold = createStore<{ readonly held: boolean }>(() => ({ held: false }));

export function holdRedirect(): () => void {
  redirectHold.setState({ held: true });
  return () => redirectHold.setState({ held: false });
}
