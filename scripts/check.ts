import { type Command, type Ended, keep, nodeScript, tool } from './processes.ts';

interface Step {
  readonly name: string;
  readonly command: Command;
}

const STEPS: readonly Step[] = [
  { name: 'types', command: tool('tsc', '-p', 'tsconfig.json') },
  { name: 'types of the page', command: tool('tsc', '-p', 'web/tsconfig.json') },
  { name: 'lint and format', command: tool('biome', 'check', '--error-on-warnings') },
  { name: 'directions', command: nodeScript('scripts/directions.ts') },
  { name: 'lock file', command: nodeScript('scripts/lock.ts') },
  { name: 'dead code', command: tool('knip') },
];

const AT_ONCE = 2;

async function runStep({ name, command }: Step): Promise<Ended> {
  const began = performance.now();
  const ended = await keep(command);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ended.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (ended.code !== 0) console.log(ended.output.trimEnd());
  return ended;
}

/** Works the queue until it is empty; `AT_ONCE` of these run side by side. */
async function work(queue: Step[]): Promise<number> {
  let failed = 0;
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    if ((await runStep(step)).code !== 0) failed++;
  }
  return failed;
}

/** Everything that can be said about the sources without running them. Ends with 1 if any step failed. */
const queue = [...STEPS];
const failures = await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
const failed = failures.reduce((sum, one) => sum + one, 0);
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${STEPS.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
