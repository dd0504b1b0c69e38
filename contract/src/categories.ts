import { ROADS, SUBJECTS } from '@trivium/rules/category';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { choice, count, id, message, name, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What the owner of a category that failed can do about it, beside writing or importing questions. */
const advice = z.object({
  /** Other meanings of the name that could be written about. */
  choices: z.array(choice),
  /** Names that are covered and near. */
  nearest: z.array(z.string()),
  /** Whether it is tried again by itself once a language model is configured. */
  awaitsWriter: z.boolean(),
});
export type Advice = z.output<typeof advice>;

/** A category of questions. Both spellings of the completion count and of the image are sent (specification 3). */
export const category = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Alias of the player who made it; null for the house's own. */
  createdBy: z.nullable(z.string()),
  completionCount: count,
  completionsCount: count,
  /** Questions in one quiz of it. */
  questionCount: count,
  /** Questions to draw from. */
  poolSize: count,
  /** Bayesian average, 1 to 5. */
  averageRating: z.number(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  imageUrl: z.string(),
  image: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** `draft` is one that its owner works on: not published, or not any more. */
  status: z.enum(['ready', 'generating', 'failed', 'draft']),
  /** Why it is not published, for its owner; null otherwise. */
  statusReason: z.nullable(z.string()),
  /** Whether it is the asking player's own. */
  isOwn: z.boolean(),
  /** What the name was taken for, for its owner; null otherwise. */
  interpretation: z.nullable(z.string()),
  /** While it is being written, for its owner: questions found so far, and how many are aimed at. */
  progress: z.nullable(z.object({ written: count, wanted: count })),
  /** For the owner of one that failed; null otherwise. */
  advice: z.nullable(advice),
  subject: z.enum(SUBJECTS),
  road: z.enum(ROADS),
  /** The field of knowledge that it belongs to, by slug, and its heading there; null where there is none. */
  field: z.nullable(z.string()),
  section: z.nullable(z.string()),
  /** Quizzes of it that the asking player has finished. */
  timesPlayed: count,
});
export type Category = z.output<typeof category>;

const byId = z.object({ id });

export const getUserCategories = endpoint({
  method: 'GET',
  path: '/api/getUserCategories',
  summary: "The player's own categories, newest first, then those played lately; at most 20",
  auth: 'player',
  limit: 'general',
  status: 200,
  output: z.array(category),
  errors: ['session_invalid'],
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  summary: 'Published categories; X-Total-Count tells how many match, X-Next-Cursor continues',
  auth: 'player',
  limit: 'general',
  query: z.object({
    /** Words of a name, another name or a description. */
    search: z.optional(text(LIMITS.search.max)),
    /** The slug of a field: its categories in the order in which the field is browsed. */
    field: z.optional(text(LIMITS.slug.max)),
    /** Only quizzes that players made. */
    made: z.optional(z.enum(['players'])),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.categoriesPage.max)),
      LIMITS.categoriesPage.default,
    ),
    cursor: z.optional(text(200)),
  }),
  status: 200,
  output: z.array(category),
  errors: ['session_invalid'],
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/categories/createCategory',
  summary: 'Create a category from its name; its questions are prepared in the background',
  auth: 'player',
  limit: 'create',
  body: z.object({
    name: name('The quiz name', LIMITS.categoryName.min, LIMITS.categoryName.max),
    /** The meaning chosen after `ambiguous_name`. */
    sense: z.optional(text(LIMITS.sense.max)),
  }),
  status: 202,
  output: z.object({ message: z.string(), category }),
  errors: ['session_invalid', 'not_allowed', 'name_refused', 'ambiguous_name'],
});

export const getCategoryToPlay = endpoint({
  method: 'GET',
  path: '/api/getGetegoryToPlay',
  summary: 'A category for this player to play next',
  auth: 'player',
  limit: 'general',
  query: z.object({ exclude: z.optional(id) }),
  status: 200,
  output: z.object({ categoryId: z.string() }),
  errors: ['session_invalid'],
});

export const rateCategory = endpoint({
  method: 'POST',
  path: '/api/categories/:id/rate',
  summary: 'Rate a category with 1 to 5 stars; a second rating replaces the first',
  auth: 'player',
  limit: 'general',
  params: byId,
  body: z.object({
    rating: z
      .int('The rating must be a whole number from 1 to 5.')
      .check(
        z.minimum(1, 'The rating must be a whole number from 1 to 5.'),
        z.maximum(5, 'The rating must be a whole number from 1 to 5.'),
      ),
  }),
  status: 200,
  output: z.object({ ...message.shape, averageRating: z.number() }),
  errors: ['session_invalid', 'not_allowed'],
});
