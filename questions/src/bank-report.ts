/** Prints what the gates say about the starter bank: `node questions/src/bank-report.ts`. Exits with 1 when it is not sound. */
import { readBank } from './bank.ts';
import { bankReport } from './report.ts';

const { text, sound } = bankReport(await readBank());
process.stdout.write(`${text}\n`);
process.exitCode = sound ? 0 : 1;
