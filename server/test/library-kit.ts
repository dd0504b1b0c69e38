import type { LibraryQuestion } from '@trivium/questions/library/library-file';
import { type LibrarySource, loadLibrary, sourceOf } from '@trivium/questions/library/read-library';

/** A topic of a library for tests, with this many questions that are at home in it. */
export type TestTopic = {
  name: string;
  aliases?: string;
  parents?: string;
  questions?: number;
  /** Slugs of topics that each of its questions is about, too. */
  about?: string[];
};

/** The n-th question of a topic; its right answer is 'Right n'. */
function testQuestion(slug: string, n: number, over: Partial<LibraryQuestion> = {}): LibraryQuestion {
  return {
    id: `${slug}-${n}`,
    question: `Which one belongs to the number ${n} about ${slug}?`,
    answer: `Right ${n}`,
    others: [`Wrong ${n}a`, `Wrong ${n}b`, `Wrong ${n}c`],
    explanation: `It is called right ${n}, since the others are wrong by construction.`,
    difficulty: 1 + (n % 10),
    timer: 30,
    form: 'name',
    about: [],
    source: 'two readers',
    ...over,
  };
}

export type TestFile = { topic: string; description: string; questions: LibraryQuestion[] };

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export const testFiles = (topics: readonly TestTopic[]): TestFile[] =>
  topics
    .filter(({ questions = 0 }) => questions > 0)
    .map(({ name, questions = 0, about = [] }) => ({
      topic: slugOf(name),
      description: `All about ${name}.`,
      questions: Array.from({ length: questions }, (_, n) => testQuestion(slugOf(name), n, { about })),
    }));

/** A library of one field, as its files would hold it. */
export function testLibrary(
  topics: readonly TestTopic[],
  files: TestFile[] = testFiles(topics),
): LibrarySource {
  const lines = topics.map(({ name, aliases = '', parents = '' }) => `${name} | ${aliases} | ${parents}`);
  return sourceOf({
    fields: [{ slug: 'nature', text: ['# Nature | science | 1', ...lines].join('\n') }],
    files: files.map((file) => ({ field: 'nature', topic: file.topic, text: JSON.stringify(file) })),
  });
}

/** Sound questions of the real library that are unlike each other, without pictures. */
export async function soundQuestions(count: number, from = 0): Promise<LibraryQuestion[]> {
  const { files } = await loadLibrary();
  const all = files.flatMap((file) => file.questions).filter((q) => q.picture === undefined);
  const found = all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(from, from + count);
  if (found.length < count) throw new Error(`the library has only ${all.length} questions`);
  return found;
}
