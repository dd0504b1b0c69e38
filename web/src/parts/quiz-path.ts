import type { Wish } from '../api/quiz.ts';

/** Where the quiz of a category is played, with easy or hard questions where that is wished. */
export const quizPath = (categoryId: string, wish: Wish = null) =>
  wish === null ? `/quiz/${categoryId}` : `/quiz/${categoryId}?wish=${wish}`;
