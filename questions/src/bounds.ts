// Apart from the schema that uses them: the writer's process needs these numbers and not a schema library.

/** Bounds of a question's texts in characters (UTF-16 units), of its level, and of its timer in seconds. */
export const BOUNDS = {
  question: { min: 15, max: 180 },
  /** A player's own question may be as short as "2 + 2 = ?". */
  ownQuestion: { min: 5, max: 180 },
  /** Four options must fit on a small screen without scrolling. */
  option: { min: 1, max: 60 },
  /** Shorter teaches nothing, longer is not read between two questions. */
  explanation: { min: 40, max: 240 },
  difficulty: { min: 1, max: 10 },
  timer: { min: 15, max: 60 },
  pictureAlt: { min: 10, max: 200 },
  /** What a category card shows without cutting it off. */
  description: { min: 1, max: 110 },
  categoryName: { min: 2, max: 60 },
} as const;
