import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BANK = join(import.meta.dirname, '../../questions/bank');

export type BankQuestion = {
  readonly question: string;
  readonly answer: string;
  readonly others: readonly string[];
  readonly explanation: string;
  readonly difficulty: number;
  readonly picture?: unknown;
};
type BankFile = { readonly slug: string; readonly questions: readonly BankQuestion[] };

const files = readdirSync(BANK)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(BANK, file), 'utf8')) as BankFile);

const byText = new Map(
  files.flatMap(({ questions }) => questions).map((question) => [question.question, question]),
);

/** How many categories a new product starts with. */
export const CATEGORIES = files.length;

/**
 * The question of the starter bank with this text.
 * @throws when the bank does not know it
 */
export function bankQuestion(text: string): BankQuestion {
  const question = byText.get(text.trim());
  if (question === undefined) throw new Error(`The bank has no question “${text}”.`);
  return question;
}

/**
 * Sound questions without pictures, for a quiz of one's own.
 * @param slug of the category of the bank, for example `chemistry`
 * @param from how many to leave out at the beginning
 * @throws when there are too few
 */
export function soundQuestions(slug: string, count: number, from = 0): BankQuestion[] {
  const all = files.find((file) => file.slug === slug)?.questions ?? [];
  const found = all.filter(({ picture }) => picture === undefined).slice(from, from + count);
  if (found.length < count) throw new Error(`The bank has only ${found.length} such questions in “${slug}”.`);
  return found;
}
