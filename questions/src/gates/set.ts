import { BOUNDS } from '../bounds.ts';
import type { Draft } from '../draft.ts';

/** Why a whole set is not yet sound though each of its questions is. */
export const SET_REASONS = ['longest_answer', 'missing_level', 'crowded_level'] as const;
export type SetReason = (typeof SET_REASONS)[number];
export type SetFinding = { readonly reason: SetReason; readonly detail: string };

/** A player who always picks the longest option must not do better than by guessing; a quarter plus some luck. */
const MAX_LONGEST_SHARE = 0.3;
/** No level of difficulty may hold more than this share. */
const MAX_LEVEL_SHARE = 0.25;

/** Share (0 to 1) of questions whose right answer is longer than every other option. */
export function longestAnswerShare(drafts: readonly Draft[]): number {
  if (drafts.length === 0) return 0;
  const longest = drafts.filter((d) => d.others.every((other) => other.length < d.answer.length));
  return longest.length / drafts.length;
}

/** How many questions there are at each level, from 1 to 10. */
export function difficultyCounts(drafts: readonly Draft[]): number[] {
  const { min, max } = BOUNDS.difficulty;
  return Array.from(
    { length: max - min + 1 },
    (_, i) => drafts.filter((d) => d.difficulty === i + min).length,
  );
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Right answers are not habitually the longest. */
export function longestAnswerFindings(drafts: readonly Draft[]): SetFinding[] {
  const share = longestAnswerShare(drafts);
  if (share <= MAX_LONGEST_SHARE) return [];
  const detail = `the right answer is the longest in ${percent(share)}, more than ${percent(MAX_LONGEST_SHARE)}`;
  return [{ reason: 'longest_answer', detail }];
}

/** Every level from 1 to 10 is there, and none crowds out the rest, so that quizzes fit any player. */
export function difficultyFindings(drafts: readonly Draft[]): SetFinding[] {
  const findings: SetFinding[] = [];
  difficultyCounts(drafts).forEach((count, i) => {
    const level = i + BOUNDS.difficulty.min;
    const share = count / Math.max(1, drafts.length);
    if (count === 0) findings.push({ reason: 'missing_level', detail: `no question of difficulty ${level}` });
    if (share > MAX_LEVEL_SHARE) {
      const detail = `${percent(share)} are of difficulty ${level}, more than ${percent(MAX_LEVEL_SHARE)}`;
      findings.push({ reason: 'crowded_level', detail });
    }
  });
  return findings;
}

/** Everything that is wrong with a full set such as a category of the starter bank. */
export function setFindings(drafts: readonly Draft[]): SetFinding[] {
  return [...longestAnswerFindings(drafts), ...difficultyFindings(drafts)];
}
