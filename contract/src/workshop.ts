import * as z from 'zod/mini';
import { category } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { REPORT_REASONS } from './feedback.ts';
import { count, id, message, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Where a question came from. */
const QUESTION_SOURCES = ['bank', 'offline', 'model', 'owner', 'import'] as const;

/** Files that questions can be exported to; import tells them by name and content. */
export const FILE_FORMATS = ['csv', 'xlsx', 'gift', 'aiken', 'moodle', 'opentdb'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** A question as its owner sees it, with what players did with it. */
export const ownQuestion = z.object({
  _id: z.string(),
  /** Counts the changes; sent back with an edit, so that two tabs do not overwrite each other. */
  revision: count,
  /**
   * Whether the library owns it: other quizzes ask it too, and its key is not told before it is asked for
   * (`revealQuestion`), because whoever has seen it earns little by answering.
   */
  shared: z.boolean(),
  question: z.string(),
  /** The four options in an order that tells nothing. */
  options: z.array(z.string()),
  /** Null for a shared question whose key was not asked for; `others` is empty then. */
  answer: z.nullable(z.string()),
  others: z.array(z.string()),
  explanation: z.nullable(z.string()),
  difficulty: count,
  timerInSeconds: count,
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  /** `hidden` by reports until it is decided; `retired` by its owner. Only active ones are played. */
  status: z.enum(['active', 'hidden', 'retired']),
  source: z.enum(QUESTION_SOURCES),
  /**
   * How often it was answered, and how often with each text, the right one first; the empty text is a timeout. By
   * text only where the key is told.
   */
  answered: count,
  answers: z.array(z.object({ text: z.string(), times: count, percentage: count })),
  likes: count,
  dislikes: count,
  /** Open reports, the newest first; who reported is not told. */
  reports: z.array(
    z.object({ reason: z.enum(REPORT_REASONS), otherText: z.nullable(z.string()), createdAt: z.string() }),
  ),
});
export type OwnQuestion = z.output<typeof ownQuestion>;

const short = (max: number) => text(max);
/** What an owner types; whether it is a sound question is for the server to judge (`question_refused`). */
const typed = {
  question: short(LIMITS.ownQuestion.max),
  answer: short(LIMITS.option.max),
  others: z.tuple([short(LIMITS.option.max), short(LIMITS.option.max), short(LIMITS.option.max)]),
  explanation: z._default(short(LIMITS.explanation.max), ''),
  difficulty: z
    .int('The difficulty must be a whole number from 1 to 10.')
    .check(z.minimum(LIMITS.difficulty.min), z.maximum(LIMITS.difficulty.max)),
  /** Seconds; as long as reading takes where it is not given. */
  timerInSeconds: z.optional(z.int().check(z.minimum(LIMITS.ownTimer.min), z.maximum(LIMITS.ownTimer.max))),
};

const byId = z.object({ id });
const owned = { auth: 'player', limit: 'general', params: byId } as const;

export const getCategory = endpoint({
  ...owned,
  method: 'GET',
  path: '/api/categories/:id',
  summary: "One category: a published one, or one of the player's own in any state",
  status: 200,
  output: category,
  errors: ['session_invalid'],
});

export const rewriteCategory = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/write',
  summary:
    'Have an own category that is not published written anew, with another meaning of its name if given',
  limit: 'create',
  body: z.object({ sense: z.optional(text(LIMITS.sense.max)) }),
  status: 202,
  output: z.object({ ...message.shape, category }),
  errors: ['session_invalid', 'not_allowed', 'ambiguous_name', 'category_not_ready', 'too_many_questions'],
});

export const publishCategory = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/publish',
  summary: 'Publish an own category; it needs 15 active questions',
  status: 200,
  output: z.object({ ...message.shape, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready', 'too_few_questions'],
});

export const withdrawCategory = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/withdraw',
  summary: 'Take an own category out of the list; running quizzes are played to their end',
  status: 200,
  output: z.object({ ...message.shape, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready'],
});

export const deleteCategory = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/delete',
  summary: 'Delete an own category that nobody has played',
  status: 200,
  output: message,
  errors: ['session_invalid', 'not_allowed', 'category_not_ready'],
});

export const listOwnQuestions = endpoint({
  ...owned,
  method: 'GET',
  path: '/api/categories/:id/questions',
  summary: 'All questions of an own category with what players did with them, oldest first',
  status: 200,
  output: z.object({
    category,
    questions: z.array(ownQuestion),
    /** What publishing takes, and what keeps it published. */
    publishMin: count,
    keepMin: count,
  }),
  errors: ['session_invalid', 'not_allowed'],
});
export type OwnQuestions = z.output<typeof listOwnQuestions.output>;

export const revealQuestion = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/questions/:id/reveal',
  summary: 'Show the key of a shared question of an own category; it counts as met from then on',
  body: z.object({ categoryId: id }),
  status: 200,
  output: z.object({ question: ownQuestion }),
  errors: ['session_invalid', 'not_allowed'],
});

export const addQuestion = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/questions',
  summary: 'Add a question to an own category',
  body: z.object(typed),
  status: 201,
  output: z.object({ question: ownQuestion, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready', 'question_refused', 'too_many_questions'],
});

export const editQuestion = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/questions/:id',
  summary:
    'Change a question of an own category; quizzes that run keep the text they have shown. A shared one is copied',
  body: z.object({
    ...typed,
    revision: count,
    /** The own category in which a shared question is replaced by a copy that says this. */
    categoryId: z.optional(id),
  }),
  status: 200,
  output: z.object({ question: ownQuestion, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready', 'question_refused', 'edited_meanwhile'],
});

export const setQuestionStatus = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/questions/:id/status',
  summary: 'Retire a question of an own category or publish it again; this decides its open reports',
  body: z.object({ status: z.enum(['active', 'retired'], 'The status must be active or retired.') }),
  status: 200,
  output: z.object({ question: ownQuestion, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready'],
});

export const deleteQuestion = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/questions/:id/delete',
  summary: 'Delete a question of an own category; results of quizzes that asked it stay',
  body: z._default(
    z.object({
      /** The own category that a shared question is taken out of. */
      categoryId: z.optional(id),
    }),
    {},
  ),
  status: 200,
  output: z.object({ ...message.shape, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready'],
});

export const importQuestions = endpoint({
  ...owned,
  method: 'POST',
  path: '/api/categories/:id/import',
  summary: 'Add all questions of a file, or none and say which rows are wrong',
  limit: 'create',
  bodyBytes: Math.ceil((LIMITS.importBytes * 4) / 3) + 4 * 1024,
  body: z.object({
    /** Only its ending is used. */
    fileName: text(LIMITS.fileName.max),
    /** The file, base64. */
    content: z
      .string()
      .check(
        z.maxLength(Math.ceil(LIMITS.importBytes / 3) * 4, 'The file must have at most 1 MiB.'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/u, 'The content must be base64.'),
      ),
  }),
  status: 200,
  output: z.object({ ...message.shape, imported: count, category }),
  errors: ['session_invalid', 'not_allowed', 'category_not_ready', 'import_refused', 'too_many_questions'],
});

export const exportQuestions = endpoint({
  ...owned,
  method: 'GET',
  path: '/api/categories/:id/export',
  summary: 'The questions of an own category as a file',
  query: z.object({ format: z.enum(FILE_FORMATS, 'Please choose one of the formats.') }),
  status: 200,
  output: z.object({
    fileName: z.string(),
    mimeType: z.string(),
    /** The file, base64. */
    content: z.string(),
    exported: count,
    /** Questions that the format cannot hold, such as those with a picture. */
    skipped: count,
  }),
  errors: ['session_invalid', 'not_allowed'],
});
