import type { Draft } from './draft.ts';

/** All four options of a draft, the right one first. */
export function optionsOf(draft: Draft): string[] {
  return [draft.answer, ...draft.others];
}

/**
 * The four options in the order in which they are stored, the right one at `place` (0 to 3). What a player sees
 * is shuffled anew for each quiz; this keeps even a copy of the stored order from telling anything.
 */
export function optionsWithAnswerAt(draft: Pick<Draft, 'answer' | 'others'>, place: number): string[] {
  const out: string[] = [...draft.others];
  out.splice(place, 0, draft.answer);
  return out;
}

/** The place of the right answer of the n-th question of a category: all four equally often, beginning at another one in each. */
export function placeOf(n: number, slug: string): number {
  let sum = 0;
  for (const character of slug) sum += character.charCodeAt(0);
  // 0 1 2 3, 1 2 3 0, …: neighbours differ, and so do the beginnings of rows.
  return (n + Math.floor(n / 4) + sum) % 4;
}
