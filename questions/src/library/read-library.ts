import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFieldFile } from './field-file.ts';
import { type LibraryQuestion, parseTopicFile, type TopicFile } from './library-file.ts';
import { buildGraph, graphProblems, type TopicGraph } from './topic-graph.ts';

/** Where the library lies in this checkout: `topics/FIELD.txt` and `library/FIELD/TOPIC.json`. */
const LIBRARY_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** A file as it lies on the disk, for whoever wants to know whether it changed before reading it. */
export type RawFile = { readonly field: string; readonly topic: string; readonly text: string };

/** The fields' files and the questions' files as texts. */
export type RawLibrary = {
  readonly fields: readonly { readonly slug: string; readonly text: string }[];
  readonly files: readonly RawFile[];
};

/** The library: topics, and the files with questions in the order of fields and names. */
export type Library = { readonly graph: TopicGraph; readonly files: readonly TopicFile[] };

/** Where a library comes from: its topics, a digest of each file with questions, and the files themselves when asked for. */
export type LibrarySource = {
  readonly fields: RawLibrary['fields'];
  /** Digests by the topic of the file. */
  readonly digests: ReadonlyMap<string, string>;
  read(): Promise<RawLibrary>;
};

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).sort();
}

async function readFields(folder: string): Promise<RawLibrary['fields']> {
  const topics = join(folder, 'topics');
  return Promise.all(
    (await filesIn(topics, '.txt')).map(async (name) => ({
      slug: basename(name, '.txt'),
      text: await readFile(join(topics, name), 'utf8'),
    })),
  );
}

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** The library in a folder. Only digests of its files are held: their texts are megabytes that a start seldom needs. */
export async function librarySource(folder: string = LIBRARY_FOLDER): Promise<LibrarySource> {
  const library = join(folder, 'library');
  const names = await filesIn(library, '.json');
  const fields = await readFields(folder);
  const digests = new Map<string, string>();
  for (const name of names)
    digests.set(basename(name, '.json'), digestOf(await readFile(join(library, name))));
  const read = async () => {
    const files = await Promise.all(
      names.map(async (name) => ({
        field: dirname(name),
        topic: basename(name, '.json'),
        text: await readFile(join(library, name), 'utf8'),
      })),
    );
    return { fields, files };
  };
  return { fields, digests, read };
}

/** A library that is in memory already. */
export function sourceOf(raw: RawLibrary): LibrarySource {
  const digests = new Map(raw.files.map(({ topic, text }) => [topic, digestOf(text)]));
  return { fields: raw.fields, digests, read: async () => raw };
}

/** The topics alone: enough to understand a name. @throws Error where a field's file cannot be read */
export function graphOf(raw: Pick<RawLibrary, 'fields'>): TopicGraph {
  return buildGraph(raw.fields.map(({ slug, text }) => parseFieldFile(slug, text)));
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

/** What the schema of one file cannot see. */
function inconsistencies({ field, topic }: RawFile, file: TopicFile, graph: TopicGraph): string[] {
  const where = `${field}/${topic}.json`;
  const unknown = (q: LibraryQuestion) => q.about.filter((slug) => !graph.topics.has(slug));
  return [
    ...(file.topic === topic ? [] : [`${where}: the topic "${file.topic}" is not the file's name`]),
    ...(graph.topics.get(topic)?.field === field ? [] : [`${where}: the field ${field} has no such topic`]),
    ...file.questions.flatMap((q) => unknown(q).map((slug) => `${where}: ${q.id}: no topic "${slug}"`)),
    ...file.questions
      .filter((q) => q.about.includes(topic) || repeated(q.about).length > 0)
      .map((q) => `${where}: ${q.id}: a topic is named twice`),
  ];
}

/** The library of raw texts, and one line for each thing that is off. */
export function parseLibrary(raw: RawLibrary): { library: Library; problems: string[] } {
  const fields = raw.fields.map(({ slug, text }) => parseFieldFile(slug, text));
  const graph = buildGraph(fields);
  const parsed = raw.files.map((one) => ({
    one,
    ...parseTopicFile(`${one.field}/${one.topic}.json`, one.text),
  }));
  const files = parsed.map(({ file }) => file).filter((file) => file !== undefined);
  const ids = files.flatMap((file) => file.questions.map(({ id }) => id));
  const problems = [
    ...graphProblems(fields),
    ...parsed.flatMap(({ one, file, problems: said }) => [
      ...said,
      ...(file ? inconsistencies(one, file, graph) : []),
    ]),
    ...repeated(ids).map((id) => `${id}: two questions have this id`),
  ];
  return { library: { graph, files }, problems };
}

/** The library of this checkout. @throws Error that names file and question of everything that is off */
export async function loadLibrary(folder: string = LIBRARY_FOLDER): Promise<Library> {
  const { library, problems } = parseLibrary(await (await librarySource(folder)).read());
  if (problems.length > 0) throw new Error(`The library cannot be used.\n${problems.join('\n')}`);
  return library;
}
