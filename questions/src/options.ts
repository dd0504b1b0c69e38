import type { Draft } from './draft.ts';

/** All four options of a draft, the right one first. */
export function optionsOf(draft: Draft): string[] {
  return [draft.answer, ...draft.others];
}
