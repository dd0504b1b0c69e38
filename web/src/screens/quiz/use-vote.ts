import { likeQuestion } from '../../api/feedback.ts';
import { useQuietMutation } from './use-quiet-mutation.ts';

/** The player's vote on the question on show; null until given. */
export type Vote = { readonly given: boolean | null; readonly give: (liked: boolean) => void };

/** One vote for each time a question is shown. */
export function useVote(questionId: string): Vote {
  const { mutate, variables } = useQuietMutation('updatePopularity', (liked: boolean) =>
    likeQuestion(questionId, liked),
  );
  const given = variables ?? null;
  return { given, give: (liked) => given === null && mutate(liked) };
}
