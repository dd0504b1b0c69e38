/** Prints how many questions each name gives: `npm run eval:writer`, or with names to try instead. */
import { ensureFacts } from '../facts/facts-file.ts';
import { openFacts } from '../facts/sqlite-source.ts';
import { NAMES } from './names.ts';
import { evaluate, rejectionTable, summary, yieldTable } from './table.ts';

const BYTES_PER_MB = 2 ** 20;
/** Memory of the process in MB, with garbage that has not been collected yet. */
const memory = () => Math.round(process.memoryUsage().rss / BYTES_PER_MB);

const source = openFacts(await ensureFacts());
const typed = process.argv.slice(2);
const groups = typed.length > 0 ? { asked: { general: false, names: typed } } : NAMES;
const before = memory();
const results = evaluate(source, groups);
const grown = `Memory of the process: ${before} MB before, ${memory()} MB after`;
process.stdout.write(
  `${yieldTable(results)}\n\n${rejectionTable(results)}\n\n${summary(results)}\n${grown}\n`,
);
source.close();
