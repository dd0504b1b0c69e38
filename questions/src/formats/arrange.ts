import type { Draft } from '../draft.ts';
import { optionsWithAnswerAt, placeOf } from '../options.ts';

/**
 * The options of the n-th question of a file in the order in which they are written, and the place (0 to 3) of
 * the right one. Places vary, because where a file is used elsewhere nobody may shuffle; they follow from the
 * text, so the same questions give the same file.
 */
export function arranged(draft: Draft, n: number): { options: string[]; place: number } {
  const place = placeOf(n, draft.question);
  return { options: optionsWithAnswerAt(draft, place), place };
}
