import { createHash } from 'node:crypto';
import { askedIn } from '@trivium/questions/library/about';
import type { TopicFile } from '@trivium/questions/library/library-file';
import { type Library, type LibrarySource, parseLibrary } from '@trivium/questions/library/read-library';
import type { TopicGraph } from '@trivium/questions/library/topic-graph';
import { placeOf } from '@trivium/questions/options';
import { type Trx, transact } from '../../db/transact.ts';
import type { Context } from '../../http/context.ts';
import { contentOf } from '../questions/service.ts';
import { decideReportsOf } from '../workshop/reports.service.ts';
import * as categories from './categories.store.ts';
import * as store from './store.ts';

// Raised when what is stored of the library's files changes, so that unchanged files are stored anew once.
const FORMAT = 1;

/** A digest for each file; each depends on the topics, too, since these say in which quizzes a question is asked. */
function digestsOf({ fields, digests }: LibrarySource): Map<string, string> {
  const topics = createHash('sha256')
    .update(JSON.stringify([FORMAT, fields]))
    .digest('base64url');
  return new Map([...digests].map(([topic, digest]) => [topic, `${topics} ${digest}`]));
}

function sound({ library, problems }: ReturnType<typeof parseLibrary>): Library {
  if (problems.length === 0) return library;
  throw new Error(`The library of questions cannot be used.\n${problems.join('\n')}`);
}

const isCurrent = (known: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>) =>
  known.size === wanted.size && [...wanted].every(([topic, digest]) => known.get(topic) === digest);

/**
 * Brings the built-in categories and questions to what the library's files say: new questions come in, changed
 * ones get a new revision, withdrawn ones are retired, and whoever had reported one is told; what players did with
 * them stays. A library that is as it was is not looked into. Several instances may do it at once. Returns how
 * many files were brought in.
 * @throws Error that names everything that is off in the files
 */
export async function seedLibrary(ctx: Context, source: LibrarySource): Promise<number> {
  const wanted = digestsOf(source);
  if (isCurrent(await store.seedDigests(ctx.db), wanted)) return 0;
  const library = sound(parseLibrary(await source.read()));
  return transact(ctx.db, async (trx) => {
    await store.lockSeeding(trx);
    const known = await store.seedDigests(trx);
    const changed = library.files.filter(({ topic }) => known.get(topic) !== wanted.get(topic));
    await bringIn(ctx, trx, library, changed);
    await store.rememberSeeds(trx, wanted, ctx.deps.now());
    return changed.length;
  });
}

async function bringIn(
  ctx: Context,
  trx: Trx,
  library: Library,
  changed: readonly TopicFile[],
): Promise<void> {
  const now = ctx.deps.now();
  await categories.upsertTopics(trx, topicRows(library, ctx.deps.newId), now);
  const rows = changed.flatMap((file) => questionRows(library.graph, file, ctx.deps.newId));
  const mended = await store.syncQuestions(trx, rows, now);
  const ids = library.files.flatMap((file) => file.questions.map(({ id }) => id));
  const retired = await store.retireOthers(trx, ids);
  await categories.syncSelections(trx, rows, now);
  await categories.settleTopics(trx);
  await tellReporters(ctx, trx, mended, 'changed');
  await tellReporters(ctx, trx, retired, 'removed');
}

/** Tells those who reported a question, in the name of the category that is its home. */
async function tellReporters(
  ctx: Context,
  trx: Trx,
  questionIds: readonly string[],
  outcome: 'changed' | 'removed',
): Promise<void> {
  for (const { home, ids } of await categories.homesOf(trx, questionIds)) {
    await decideReportsOf(ctx, trx, { ...home, created_by: null }, ids, outcome);
  }
}

function topicRows({ graph, files }: Library, newId: () => string): categories.TopicRow[] {
  const descriptions = new Map(files.map(({ topic, description }) => [topic, description]));
  return [...graph.topics.values()].map((topic, position) => ({
    id: newId(),
    slug: topic.slug,
    name: topic.name,
    description: descriptions.get(topic.slug) ?? `Test your knowledge in ${topic.name}`,
    subject: topic.subject,
    field: topic.field,
    section: topic.section,
    position,
  }));
}

function questionRows(graph: TopicGraph, file: TopicFile, newId: () => string): store.QuestionRow[] {
  return file.questions.map((question) => ({
    id: newId(),
    key: question.id,
    ...contentOf(question, placeOf(0, question.id)),
    about: [file.topic, ...question.about],
    askedIn: askedIn(graph, file, question),
  }));
}
