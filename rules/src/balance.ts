/**
 * Every tunable number of the game, in one table. A balance change is one row here and one row in its test.
 * Units stand in the names or beside the rows; a reason stands beside each number that is not obvious.
 */
export const BALANCE = {
  quiz: {
    /** Questions in one quiz (specification 9). */
    questions: 10,
    /** A running quiz nobody touched for this long is given up: long enough for a lunch, short enough that nobody meets a quiz forgotten last week. */
    idleLimitMs: 60 * 60 * 1000,
  },
  timer: {
    /** Default seconds for a question (specification 9). */
    defaultSeconds: 30,
    minSeconds: 5,
    maxSeconds: 120,
    /** Time that the network may take, added to every deadline (decisions 3). */
    graceMs: 2_000,
    /** Above this many seconds the timer is green, above the second it warns, else it is red (specification 9). */
    okAboveSeconds: 20,
    warnAboveSeconds: 10,
  },
  score: {
    /** Points for a right answer before any bonus. */
    base: 100,
    /** Points for each difficulty level above the first: level 10 adds 90, so the hardest is worth not quite double. */
    perDifficulty: 10,
    /** Most points that speed can add: half the base, so that knowing always beats rushing. */
    speedMax: 50,
    /** Answers this quick earn the whole speed bonus: about the time to read four short options. */
    speedFullMs: 2_000,
    /** Answers quicker than a person can read earn no speed bonus: it is a script or a blind tap. */
    speedFloorMs: 300,
  },
  xp: {
    /** XP per right answer at difficulty 1. */
    base: 10,
    /** Additional XP for each difficulty level above the first. */
    perDifficulty: 1,
    /** Most XP that speed can add to one answer. */
    speedMax: 5,
    /** XP for reaching the end of a quiz, however it went: finishing is worth something. */
    completion: 20,
    /** XP added for a quiz without a mistake. */
    flawless: 30,
    /** Pay for the n-th time that a player meets a question: the first pays in full, memorising pays ever less but never nothing. */
    repeatFactors: [1, 0.5, 0.25, 0.1],
    /** Most XP in one UTC day: about twenty flawless quizzes, which nobody plays for fun but every script does. */
    dailyCap: 5_000,
  },
  coins: {
    perCorrect: 2,
    completion: 5,
    flawless: 15,
    /** Most coins in one UTC day, for the same reason as the XP cap. */
    dailyCap: 800,
  },
  gems: {
    /** Wisdom gems for a quiz at or above the accuracy (per cent): the reward for knowing. */
    wisdom: [
      { accuracy: 100, gems: 3 },
      { accuracy: 90, gems: 2 },
      { accuracy: 80, gems: 1 },
    ],
    /** An enlightenment crystal for each level gained, and one more at every fifth level: the reward for staying. */
    crystalsPerLevel: 1,
    crystalEveryLevels: 5,
  },
  level: {
    /** XP from level n to n + 1 is step * n: level 2 after 100 XP (one good quiz), level 10 after 4 500, level 50 after 122 500. */
    step: 100,
    max: 999,
  },
  rating: {
    /** Bayesian average: a category starts as if it had this many ratings of this value (decisions 2). */
    priorMean: 4.0,
    priorWeight: 5,
    min: 1,
    max: 5,
  },
  category: {
    /** More completions than this is trending (specification 3). */
    trendingAbove: 50,
    newForDays: 7,
    /** The first this many of a list count as new (specification 3). */
    newFirst: 2,
    minutesPerQuestion: 0.6,
  },
  pool: {
    /** Questions that a category needs to be published: below it, ten of them come round too soon. */
    publishMin: 15,
    /** With fewer active ones than a quiz asks, a published category is taken back. */
    keepMin: 10,
    /** Questions that a writer aims at: four quizzes without a repetition. */
    wanted: 40,
  },
  reports: {
    /** Open reports by registered players that hide a question until it is decided. */
    threshold: 3,
    /** What a guest's report counts, and what all guests together count at most: guests are made in seconds, so alone they hide nothing. */
    guestWeight: 0.25,
    guestsAtMost: 1,
    /** A report of offence counts this many times: showing it on does harm. */
    offenceFactor: 1.5,
    /** The open reports must also weigh this share of the players who were asked: what thousands played without complaint is not hidden by three. */
    minShare: 0.02,
  },
  choice: {
    /** Difficulty offsets around the player's strength, in the order of the quiz: a gentle start, a climb, a breather before the end. */
    offsets: [-2, -1, 0, 0, 1, -1, 1, 2, 0, 2],
    /** What one step of distance in difficulty costs against one earlier meeting of the question. */
    distanceCost: 1,
    repeatCost: 20,
    /** How far luck may move a candidate, in difficulty steps: enough that two quizzes differ. */
    jitter: 1.5,
    /** Strength of a player of whom nothing is known. */
    startStrength: 4,
    /** How much of the gap to the evidence one answer closes. */
    strengthStep: 0.08,
  },
  confetti: { flawless: 300, levelUp: 200, normal: 100, fromAccuracy: 80 },
} as const;
