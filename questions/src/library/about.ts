import { nameKey } from './key.ts';
import type { LibraryQuestion, TopicFile } from './library-file.ts';
import { type TopicGraph, withAncestors } from './topic-graph.ts';

/** Whether the answer of a question is the very name of a topic: in its quiz nobody would have to know anything. */
function isGivenBy(graph: TopicGraph, slug: string, answer: string): boolean {
  const topic = graph.topics.get(slug);
  return topic !== undefined && nameKey(topic.name) === nameKey(answer);
}

/** The topics in whose quizzes a question is asked: what it is about, with all ancestors. */
export function askedIn(graph: TopicGraph, { topic }: TopicFile, question: LibraryQuestion): string[] {
  return withAncestors(graph, [topic, ...question.about]).filter(
    (slug) => !isGivenBy(graph, slug, question.answer),
  );
}
