import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BANK = join(import.meta.dirname, '../../questions/bank');

type BankQuestion = { readonly question: string; readonly answer: string; readonly explanation: string };
type BankFile = { readonly questions: readonly BankQuestion[] };

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
