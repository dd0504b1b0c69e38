import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BANK = join(import.meta.dirname, '../../questions/bank');

type BankFile = {
  readonly name: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

const files = readdirSync(BANK)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(BANK, file), 'utf8')) as BankFile);

const answers = new Map(
  files.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => [
      question.normalize('NFC').trim(),
      answer.normalize('NFC').trim(),
    ]),
  ),
);

/** Names of the categories that a new product starts with. */
export const CATEGORY_NAMES: readonly string[] = files.map(({ name }) => name);

/**
 * The right answer to a question of the starter bank, by its text.
 * @throws when the bank does not know the question
 */
export function rightAnswer(question: string): string {
  const answer = answers.get(question.trim());
  if (answer === undefined) throw new Error(`The bank has no question “${question}”.`);
  return answer;
}
