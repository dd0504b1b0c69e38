import { ROADS, SUBJECTS } from '@trivium/rules/category';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A topic whose category can be played at once. */
export const playableTopic = z.object({
  /** What is sent back as `sense` to choose this meaning. */
  sense: z.string(),
  categoryId: z.string(),
  name: z.string(),
  /** Questions to draw from. */
  questions: count,
});
export type PlayableTopic = z.output<typeof playableTopic>;

/** How hard a typed phrase wants the questions to be: 'frogs for kids' is easy. */
export const WISHES = ['easy', 'hard'] as const;

/**
 * What a typed name stands for.
 * `topic`: a topic that is ready to play (`topic`). `questions`: no topic, or two at once, with enough questions for
 * a quiz to be made of them. `meanings`: several topics to choose from. `nothing`: too little; `nearest` can be played.
 * `refused`: no quiz is made of it, for the reason in `message`.
 */
export const lookup = z.object({
  kind: z.enum(['topic', 'questions', 'meanings', 'nothing', 'refused']),
  /** A line for people, such as 'Frogs: 24 questions, ready to play.' */
  message: z.string(),
  /** The subject without the words around it, such as 'frogs' of 'quiz about frogs for kids'. */
  subject: z.string(),
  wish: z.nullable(z.enum(WISHES)),
  topic: z.nullable(playableTopic),
  /** The name that a misspelt or foreign one was taken for; null where it was found as typed. */
  takenAs: z.nullable(z.string()),
  /** Questions that a quiz of this name would draw from. */
  questions: count,
  meanings: z.array(playableTopic),
  /** Up to three topics near to what was typed, most fitting first. */
  nearest: z.array(playableTopic),
});
export type Lookup = z.output<typeof lookup>;

export const lookUpTopic = endpoint({
  method: 'GET',
  path: '/api/topics',
  summary: 'What a name stands for while it is typed: ready topics, meanings, or the nearest ones',
  auth: 'player',
  limit: 'general',
  query: z.object({ q: text(LIMITS.search.max) }),
  status: 200,
  output: lookup,
  errors: ['session_invalid'],
});

/** A field of knowledge by which built-in categories are browsed. */
export const field = z.object({
  slug: z.string(),
  name: z.string(),
  subject: z.enum(SUBJECTS),
  road: z.enum(ROADS),
  imageUrl: z.string(),
  /** Headings within the field, in their order. */
  sections: z.array(z.string()),
  /** Playable categories, and how many of them the player has finished at least once. */
  categories: count,
  played: count,
});
export type Field = z.output<typeof field>;

export const listFields = endpoint({
  method: 'GET',
  path: '/api/fields',
  summary: 'The fields of knowledge that have playable categories',
  auth: 'player',
  limit: 'general',
  status: 200,
  output: z.array(field),
  errors: ['session_invalid'],
});
