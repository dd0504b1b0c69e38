import * as z from 'zod/mini';
import { BOUNDS, draft, line, slug } from '../draft.ts';

/** The ways in which a question asks; see `docs/library.md` for what each one is. */
export const FORMS = [
  'name',
  'why',
  'how',
  'next',
  'origin',
  'connection',
  'odd-one-out',
  'first',
  'estimate',
  'untrue',
  'quotation',
  'misbelief',
  'riddle',
  'wordplay',
  'picture',
] as const;
export type Form = (typeof FORMS)[number];

/** Topics beside its home that a question can be about. */
const MOST_FURTHER_TOPICS = 5;

/** A question of the library: a draft with a stable id, its form, and what it is about beside its file's topic. */
export const libraryQuestion = z.strictObject({
  id: slug,
  ...draft.shape,
  form: z.enum(FORMS),
  about: z._default(z.array(slug).check(z.maxLength(MOST_FURTHER_TOPICS)), []),
  /** A work, an institution, or `two readers` where two independent recollections agree. */
  source: line({ min: 2, max: 160 }),
});
export type LibraryQuestion = z.output<typeof libraryQuestion>;

/** One file of the library: the questions whose home is one topic, and what a card says of it. */
export const topicFile = z.strictObject({
  topic: slug,
  description: line(BOUNDS.description),
  questions: z.array(libraryQuestion),
});
export type TopicFile = z.output<typeof topicFile>;

// The small edition of zod says only "Invalid input" by itself.
const IN_ENGLISH = z.locales.en().localeError;

/** The id of the question that an issue is about, as far as the raw file has one. */
function placeOf(raw: unknown, path: readonly PropertyKey[]): string {
  const [top, index, ...field] = path;
  if (top !== 'questions' || typeof index !== 'number') return path.join('.') || 'the file';
  const one = z.safeParse(z.object({ questions: z.array(z.unknown()) }), raw).data?.questions[index];
  const named = z.safeParse(z.object({ id: z.string() }), one).data?.id ?? `question ${index + 1}`;
  return [named, field.join('.')].filter(Boolean).join(': ');
}

/** What a file's text holds, and one line for each thing that is off. */
export type ParsedFile = { readonly file: TopicFile | undefined; readonly problems: string[] };

/** Reads one file's text; `name` is what problems call it. */
export function parseTopicFile(name: string, text: string): ParsedFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { file: undefined, problems: [`${name}: no valid JSON: ${why}`] };
  }
  const parsed = z.safeParse(topicFile, raw, { error: IN_ENGLISH });
  if (parsed.success) return { file: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(
    (issue) => `${name}: ${placeOf(raw, issue.path)}: ${issue.message}`,
  );
  return { file: undefined, problems };
}
