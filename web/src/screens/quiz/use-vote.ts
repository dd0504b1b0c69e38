import { useMutation } from '@tanstack/react-query';
import { likeQuestion } from '../../api/feedback.ts';
import { retryDelay, worthRetrying } from '../../api/query-client.ts';

/** The player's vote on the question on show; null until given. */
export type Vote = { readonly given: boolean | null; readonly give: (liked: boolean) => void };

/** One vote for each time a question is shown. It is tried again while the line is bad, and never interrupts the game. */
export function useVote(questionId: string): Vote {
  const { mutate, variables } = useMutation({
    mutationFn: (liked: boolean) => likeQuestion(questionId, liked),
    retry: worthRetrying,
    retryDelay,
    // Without a line it waits for one.
    networkMode: 'online',
  });
  const given = variables ?? null;
  return { given, give: (liked) => given === null && mutate(liked) };
}
