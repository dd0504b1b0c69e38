/** Prints how many questions each name gives: `npm run eval:writer`, or with names to try instead. */
import { ensureFacts } from '../facts/facts-file.ts';
import { openFacts } from '../facts/sqlite-source.ts';
import { NAMES } from './names.ts';
import { evaluate, rejectionTable, yieldTable } from './table.ts';

const source = openFacts(await ensureFacts());
const typed = process.argv.slice(2);
const groups = typed.length > 0 ? { asked: { general: false, names: typed } } : NAMES;
const results = evaluate(source, groups);
process.stdout.write(`${yieldTable(results)}\n\n${rejectionTable(results)}\n`);
source.close();
