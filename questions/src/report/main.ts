/**
 * Prints what the library holds and what the gates say about it: `npm run bank:report [-- --topics]`. Exits with 1 when
 * it is not sound.
 */
import { librarySource, parseLibrary } from '../library/read-library.ts';
import { tableOf } from './table.ts';
import { faultsOf, wholeLibrary } from './whole.ts';

const { library, problems } = parseLibrary(await (await librarySource()).read());
const whole = wholeLibrary(library);
process.stdout.write(`${tableOf(whole, process.argv.includes('--topics'))}\n`);
if (problems.length > 0) process.stdout.write(`\nNot readable:\n${problems.join('\n')}\n`);
process.exitCode = problems.length === 0 && faultsOf(whole).length === 0 ? 0 : 1;
