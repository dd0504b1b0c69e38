import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FILE_FORMATS, type FileFormat } from '@trivium/contract/workshop';
import { SUBJECTS, type Subject } from '@trivium/rules/category';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import { exportFile, importFile, type Target } from './files.service.ts';
import { decideQuestion, listReports } from './reports.service.ts';

/** What an order came to: lines for the operator, and whether it was done. */
export type Done = { readonly ok: boolean; readonly lines: readonly string[] };

/** An order that nobody can follow; the message tells how to give it. */
class UsageError extends Error {}

const USAGE = [
  'npm run reports [-- keep ID | remove ID]',
  `npm run import -- FILE (--name NAME [--subject ${SUBJECTS.join('|')}] | --category ID)`,
  `npm run export -- --category ID --format ${FILE_FORMATS.join('|')} [--out FILE]`,
];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

function idOf(text: string | undefined): string {
  if (text && UUID.test(text)) return text;
  throw new UsageError(`${text ?? 'Nothing'} is no id.`);
}

function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((one) => one === text);
  if (found) return found;
  throw new UsageError(`${text} is none of ${known.join(', ')}.`);
}

type Order = (ctx: Context, args: string[], cwd: string) => Promise<string[]>;

const reports: Order = async (ctx, args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [decision, id, ...rest] = positionals;
  if (decision === undefined) return listReports(ctx);
  if (rest.length > 0) throw new UsageError('One question is decided at a time.');
  return [await decideQuestion(ctx, idOf(id), oneOf(['keep', 'remove'], decision))];
};

const importing: Order = async (ctx, args, cwd) => {
  const string = { type: 'string' } as const;
  const options = { name: string, category: string, subject: string };
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError('Name one file.');
  if ((values.name === undefined) === (values.category === undefined)) {
    throw new UsageError('Say either --name or --category.');
  }
  const subject: Subject = oneOf(SUBJECTS, values.subject ?? 'world');
  const target: Target =
    values.name === undefined ? { categoryId: idOf(values.category) } : { name: values.name, subject };
  const bytes = await readFile(resolve(cwd, path));
  return [await importFile(ctx, { fileName: basename(path), bytes }, target)];
};

const exporting: Order = async (ctx, args, cwd) => {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { category: string, format: string, out: string } });
  const format: FileFormat = oneOf(FILE_FORMATS, values.format ?? 'csv');
  const file = await exportFile(ctx, idOf(values.category), format);
  const path = resolve(cwd, values.out ?? file.fileName);
  await writeFile(path, file.bytes);
  const skipped = file.skipped > 0 ? ` ${file.skipped} with a picture were left out.` : '';
  return [`${file.exported} questions written to ${path}.${skipped}`];
};

const ORDERS: Record<string, Order> = { reports, import: importing, export: exporting };

function explained(error: unknown): string[] {
  if (error instanceof ApiError) {
    const problems = (error.details.problems ?? []).map(({ row, message }) => `Row ${row}: ${message}`);
    return problems.length > 0 ? ['Nothing was imported.', ...problems] : [error.message];
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) {
    return [(error as Error).message, ...USAGE];
  }
  // Files that cannot be read or written; the message names the file.
  if (/^E[A-Z]+$/u.test(code)) return [(error as Error).message];
  throw error;
}

/** Follows an operator's order, such as `reports keep ID`; paths are taken from `cwd`. Unexpected faults are thrown. */
export async function follow(ctx: Context, [name = '', ...args]: string[], cwd: string): Promise<Done> {
  const order = ORDERS[name];
  if (!order) return { ok: false, lines: USAGE };
  try {
    return { ok: true, lines: await order(ctx, args, cwd) };
  } catch (error) {
    return { ok: false, lines: explained(error) };
  }
}
