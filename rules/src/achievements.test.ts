import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_KEYS, type Deeds, newAchievements } from './achievements.ts';

const nothing: Deeds = { quizzes: 0, accuracy: 0, flawless: 0, level: 1, subjects: 0, correct: 0 };

describe('newAchievements', () => {
  it.each([
    ['first_quiz', { quizzes: 1 }, { quizzes: 0 }],
    ['quizzes_10', { quizzes: 10 }, { quizzes: 9 }],
    ['quizzes_100', { quizzes: 100 }, { quizzes: 99 }],
    ['first_flawless', { flawless: 1 }, { flawless: 0 }],
    ['flawless_10', { flawless: 10 }, { flawless: 9 }],
    ['correct_100', { correct: 100 }, { correct: 99 }],
    ['correct_1000', { correct: 1_000 }, { correct: 999 }],
    ['level_5', { level: 5 }, { level: 4 }],
    ['level_10', { level: 10 }, { level: 9 }],
    ['level_25', { level: 25 }, { level: 24 }],
    ['all_subjects', { subjects: 6 }, { subjects: 5 }],
  ] as const)('%s', (key, enough, notYet) => {
    expect(newAchievements({ ...nothing, ...enough }, [])).toContain(key);
    expect(newAchievements({ ...nothing, ...notYet }, [])).not.toContain(key);
    expect(newAchievements({ ...nothing, ...enough }, [key])).not.toContain(key);
  });

  it('gives nothing for nothing, and everything but once for everything', () => {
    const all = { quizzes: 500, accuracy: 100, flawless: 50, level: 60, subjects: 6, correct: 5_000 };
    expect(newAchievements(nothing, [])).toEqual([]);
    expect(newAchievements(all, [])).toEqual(ACHIEVEMENT_KEYS);
    expect(newAchievements(all, ACHIEVEMENT_KEYS)).toEqual([]);
  });
});
