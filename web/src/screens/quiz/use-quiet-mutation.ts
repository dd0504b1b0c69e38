import { useMutation } from '@tanstack/react-query';
import { retryDelay, worthRetrying } from '../../api/query-client.ts';

/**
 * A call that never interrupts the game: it waits for a line where there is none, is tried again while the line
 * is bad, and a failure is only logged (specification 7). `name` is the call in the log.
 */
export function useQuietMutation<V>(name: string, mutationFn: (variables: V) => Promise<unknown>) {
  return useMutation({
    mutationFn,
    retry: worthRetrying,
    retryDelay,
    networkMode: 'online',
    // biome-ignore lint/suspicious/noConsole: the log is all that hears of it
    onError: (error) => console.error(`${name}: ${error}`),
  });
}
