import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARY = join(import.meta.dirname, '../../questions/library');

export type LibraryQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly others: readonly string[];
  readonly explanation: string;
  readonly difficulty: number;
  readonly picture?: unknown;
};
type TopicFile = { readonly topic: string; readonly questions: readonly LibraryQuestion[] };

/** Topics without a word that a strict gate could stumble over. */
const DRY = new Set(
  'physics gravity electricity light maths numbers geometry chemistry gold water trees flowers computers trains planes bridges weather clouds snow rivers mountains'.split(
    ' ',
  ),
);

const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(join(LIBRARY, file), 'utf8')) as TopicFile);

const byText = new Map(
  files.flatMap(({ questions }) => questions).map((question) => [question.question, question]),
);

/**
 * The question of the library with this text.
 * @throws when the library does not know it
 */
export function libraryQuestion(text: string): LibraryQuestion {
  const question = byText.get(text.trim());
  if (question === undefined) throw new Error(`The library has no question “${text}”.`);
  return question;
}

/** Notifications quote a longer one only in part, characters. */
const SHORT = 115;

/**
 * Sound and short questions without pictures, for a quiz of one's own. They are taken from several topics, so that no
 * two of them are alike.
 * @throws when there are too few
 */
export function soundQuestions(count: number): LibraryQuestion[] {
  const plain = files
    .filter(({ topic }) => DRY.has(topic))
    .flatMap(({ questions }) => questions)
    .filter(({ picture, question }) => picture === undefined && question.length <= SHORT);
  const step = Math.floor(plain.length / count);
  if (step === 0) throw new Error(`The library has only ${plain.length} such questions.`);
  return plain.filter((_, index) => index % step === 0).slice(0, count);
}
