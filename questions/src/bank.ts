import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type BankCategory, bankFile } from './draft.ts';

/** Where the starter bank lies in this checkout. */
export const BANK_FOLDER = fileURLToPath(new URL('../bank/', import.meta.url));

// The small edition of zod says only "Invalid input" by itself.
const IN_ENGLISH = z.locales.en().localeError;

/** What could be read of the bank, and one line for each thing that is off. */
export type BankContents = { readonly categories: BankCategory[]; readonly problems: string[] };

/** The id of the question that an issue is about, as far as the raw file has one. */
function placeOf(raw: unknown, path: readonly PropertyKey[]): string {
  const [top, index, ...field] = path;
  if (top !== 'questions' || typeof index !== 'number') return path.join('.') || 'the file';
  const id = z.safeParse(z.object({ questions: z.array(z.unknown()) }), raw).data?.questions[index];
  const named = z.safeParse(z.object({ id: z.string() }), id).data?.id ?? `question ${index + 1}`;
  return [named, field.join('.')].filter(Boolean).join(': ');
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

/** What a schema of one file cannot see: names that must agree or be unlike. */
function inconsistencies(file: string, category: BankCategory): string[] {
  const ids = category.questions.map((question) => question.id);
  return [
    ...(file === `${category.slug}.json` ? [] : [`${file}: slug "${category.slug}" is not the file's name`]),
    ...repeated(ids).map((id) => `${file}: ${id}: the id stands there twice`),
    ...ids
      .filter((id) => !id.startsWith(`${category.slug}-`))
      .map((id) => `${file}: ${id}: the id does not begin with "${category.slug}-"`),
  ];
}

/** Reads one file's text: its category, or why there is none. */
export function parseBankFile(file: string, text: string): BankContents {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return {
      categories: [],
      problems: [`${file}: no valid JSON: ${error instanceof Error ? error.message : error}`],
    };
  }
  const parsed = z.safeParse(bankFile, raw, { error: IN_ENGLISH });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${file}: ${placeOf(raw, issue.path)}: ${issue.message}`,
    );
    return { categories: [], problems };
  }
  return { categories: [parsed.data], problems: inconsistencies(file, parsed.data) };
}

/** Reads a folder of bank files, in the order of their names; says everything that is off instead of throwing. */
export async function readBank(folder: string = BANK_FOLDER): Promise<BankContents> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const contents = await Promise.all(
    files.map(async (file) => parseBankFile(file, await readFile(join(folder, file), 'utf8'))),
  );
  const categories = contents.flatMap((content) => content.categories);
  const problems = contents.flatMap((content) => content.problems);
  const names = repeated(categories.map((category) => category.name.toLowerCase()));
  const ids = repeated(categories.flatMap((c) => [...new Set(c.questions.map((question) => question.id))]));
  return {
    categories,
    problems: [
      ...problems,
      ...(files.length === 0 ? [`${folder}: no category files`] : []),
      ...names.map((name) => `two categories are called "${name}"`),
      ...ids.map((id) => `${id}: the id stands in two files`),
    ],
  };
}

/** The starter bank. Throws one Error that names file and question of everything that is off. */
export async function loadBank(folder: string = BANK_FOLDER): Promise<BankCategory[]> {
  const { categories, problems } = await readBank(folder);
  if (problems.length > 0) throw new Error(`The question bank cannot be used.\n${problems.join('\n')}`);
  return categories;
}
