import { ROADS, SUBJECTS } from '@trivium/rules/category';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, message, name, text } from './fields.ts';
import { LIMITS } from './limits.ts';

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
  status: z.enum(['ready', 'generating', 'failed']),
  /** Why it failed, for its owner; null otherwise. */
  statusReason: z.nullable(z.string()),
  subject: z.enum(SUBJECTS),
  road: z.enum(ROADS),
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
    search: z.optional(text(LIMITS.search.max)),
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
  body: z.object({ name: name('The quiz name', LIMITS.categoryName.min, LIMITS.categoryName.max) }),
  status: 202,
  output: z.object({ message: z.string(), category }),
  errors: ['session_invalid', 'not_allowed'],
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
