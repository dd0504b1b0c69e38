import { SUBJECTS } from './category.ts';

/** What a player has done in all, after a quiz was finished. */
export type Deeds = {
  readonly quizzes: number;
  /** Of the quiz just finished, whole per cent. */
  readonly accuracy: number;
  readonly flawless: number;
  readonly level: number;
  /** Different subjects played. */
  readonly subjects: number;
  /** Right answers in all. */
  readonly correct: number;
};

type Achievement = { readonly key: string; readonly earned: (d: Deeds) => boolean };

/** Every achievement once; each is earned by the first quiz after which its condition holds. */
export const ACHIEVEMENTS = [
  { key: 'first_quiz', earned: (d) => d.quizzes >= 1 },
  { key: 'quizzes_10', earned: (d) => d.quizzes >= 10 },
  { key: 'quizzes_100', earned: (d) => d.quizzes >= 100 },
  { key: 'first_flawless', earned: (d) => d.flawless >= 1 },
  { key: 'flawless_10', earned: (d) => d.flawless >= 10 },
  { key: 'correct_100', earned: (d) => d.correct >= 100 },
  { key: 'correct_1000', earned: (d) => d.correct >= 1_000 },
  { key: 'level_5', earned: (d) => d.level >= 5 },
  { key: 'level_10', earned: (d) => d.level >= 10 },
  { key: 'level_25', earned: (d) => d.level >= 25 },
  { key: 'all_subjects', earned: (d) => d.subjects >= SUBJECTS.length },
] as const satisfies readonly Achievement[];

export type AchievementKey = (typeof ACHIEVEMENTS)[number]['key'];
export const ACHIEVEMENT_KEYS = ACHIEVEMENTS.map((a) => a.key) as [AchievementKey, ...AchievementKey[]];

/** The achievements that these deeds have earned and that are not among those `had`. */
export function newAchievements(deeds: Deeds, had: readonly string[]): AchievementKey[] {
  return ACHIEVEMENTS.filter((a) => a.earned(deeds) && !had.includes(a.key)).map((a) => a.key);
}
