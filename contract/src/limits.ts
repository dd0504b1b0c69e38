/** Bounds of what crosses the wire. Lengths count Unicode code points unless said otherwise. */
export const LIMITS = {
  /** Body of any JSON call, bytes. The largest honest one, a completion of ten answers, is below 8 KiB. */
  bodyBytes: 64 * 1024,
  alias: { min: 2, max: 24 },
  email: { max: 254 },
  /** Six is the specification's hint (decisions 4); the upper bound stops hashing as a lever. */
  password: { min: 6, max: 128 },
  age: { min: 1, max: 120 },
  avatars: 15,
  categoryName: { min: 2, max: 60 },
  sense: { max: 64 },
  /** A question of one's own; the server judges the rest. The same numbers as its bounds, held by a test. */
  ownQuestion: { min: 5, max: 180 },
  option: { max: 60 },
  explanation: { max: 240 },
  difficulty: { min: 1, max: 10 },
  ownTimer: { min: 15, max: 60 },
  /** Questions that one category can hold. */
  categoryQuestions: 500,
  /** A file with questions, bytes; as base64 in JSON it takes a third more. */
  importBytes: 1024 * 1024,
  fileName: { max: 200 },
  search: { max: 100 },
  slug: { max: 64 },
  answer: { max: 300 },
  reportText: { max: 500 },
  categoriesPage: { default: 200, max: 500 },
  boardPage: { default: 50, max: 100 },
  notificationsPage: { default: 30, max: 100 },
  supportMessage: { min: 5, max: 4_000 },
  analyticsBatch: 20,
  /** How many of Your Quizzes are listed (decisions 3). */
  userCategories: 20,
  /** Any opaque token, characters. */
  token: { max: 200 },
} as const;
