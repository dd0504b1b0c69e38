import type { Subject } from '@trivium/rules/category';
import type { FieldFile } from './field-file.ts';

/** A subject that people ask for. About a topic also means about its ancestors. */
export type Topic = {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names that are narrower or beside it. */
  readonly near: readonly string[];
  /** Slugs. */
  readonly parents: readonly string[];
  readonly field: string;
  readonly section: string | null;
  readonly subject: Subject;
};

export type Field = {
  readonly slug: string;
  readonly name: string;
  readonly subject: Subject;
  /** Headings in the order in which they are browsed. */
  readonly sections: readonly string[];
};

/** All topics by slug, in the order in which they are browsed, and the fields. */
export type TopicGraph = { readonly topics: ReadonlyMap<string, Topic>; readonly fields: readonly Field[] };

function fieldOf({ slug, name, subject, topics }: FieldFile): Field {
  const sections = topics.map((topic) => topic.section).filter((section) => section !== null);
  return { slug, name, subject, sections: [...new Set(sections)] };
}

/** Puts the fields' files together. Parents that no file names are left out: `graphProblems` tells of them. */
export function buildGraph(unordered: readonly FieldFile[]): TopicGraph {
  const files = unordered.toSorted((a, b) => a.place - b.place);
  const slugs = new Map(files.flatMap((file) => file.topics.map(({ name, slug }) => [name, slug] as const)));
  const topics = files.flatMap((file) =>
    file.topics.map((line): [string, Topic] => {
      const parents = line.parents.map((name) => slugs.get(name)).filter((slug) => slug !== undefined);
      return [line.slug, { ...line, parents, field: file.slug, subject: file.subject }];
    }),
  );
  return { topics: new Map(topics), fields: files.map(fieldOf) };
}

/** The topic's ancestors without itself: parents first, each once. Ends also where the graph has a cycle. */
export function ancestorsOf(graph: TopicGraph, slug: string): string[] {
  const seen = new Set<string>();
  let level = graph.topics.get(slug)?.parents ?? [];
  while (level.length > 0) {
    const fresh = [...new Set(level)].filter((one) => !seen.has(one));
    for (const one of fresh) seen.add(one);
    level = fresh.flatMap((one) => graph.topics.get(one)?.parents ?? []);
  }
  return [...seen];
}

/** Topics with their ancestors, each once: everything that a question about `slugs` is about. */
export function withAncestors(graph: TopicGraph, slugs: readonly string[]): string[] {
  return [...new Set(slugs.flatMap((slug) => [slug, ...ancestorsOf(graph, slug)]))];
}

function namesTwice(files: readonly FieldFile[]): string[] {
  const seen = new Map<string, string>();
  const said: string[] = [];
  for (const { slug: field, topics } of files) {
    for (const { slug } of topics) {
      const before = seen.get(slug);
      if (before !== undefined) said.push(`${field}: the topic "${slug}" is also in ${before}`);
      seen.set(slug, field);
    }
  }
  return said;
}

/** Everything that is wrong with the fields' files, one line each; empty when they make a sound graph. */
export function graphProblems(files: readonly FieldFile[]): string[] {
  const graph = buildGraph(files);
  const names = new Set(files.flatMap((file) => file.topics.map(({ name }) => name)));
  const plain = (name: string) => name.toLowerCase();
  const called = new Map([...graph.topics.values()].map((topic) => [plain(topic.name), topic.slug]));
  const said = namesTwice(files);
  for (const { slug: field, topics } of files) {
    for (const topic of topics) {
      const where = `${field}: ${topic.name}`;
      said.push(
        ...topic.parents.filter((name) => !names.has(name)).map((name) => `${where}: no parent "${name}"`),
      );
      if (ancestorsOf(graph, topic.slug).includes(topic.slug)) said.push(`${where}: is its own ancestor`);
      for (const alias of topic.aliases) {
        const other = called.get(plain(alias));
        if (other !== undefined && other !== topic.slug)
          said.push(`${where}: the alias "${alias}" is the name of "${other}"`);
      }
    }
  }
  return said;
}
