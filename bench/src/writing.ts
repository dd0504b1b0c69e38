import { setTimeout } from 'node:timers/promises';
import { drive, type Figures, figures } from './driver.ts';
import type { Call } from './http.ts';
import { residentMiB } from './processes.ts';

/** Broad names, so that every one becomes a quiz. */
const NAMES =
  'Volcanoes,Birds,France,Chess,Trees,Opera,Cities,Boxing,Insects,Physics,History,Cooking,Rivers,Islands,Law,Medicine,Dogs,Space'.split(
    ',',
  );
const READERS = 4;
const POLL_MS = 25;

export type Writing = {
  /** Milliseconds from the wish to the published quiz, the median and the worst. */
  readonly median: number;
  readonly worst: number;
  readonly quizzes: number;
  /** Reads by others, alone and while quizzes are written. */
  readonly alone: Figures;
  readonly meanwhile: Figures;
  /** Growth of the server's own resident memory over the phase, MiB. */
  readonly growthMiB: number | undefined;
};

/** One quiz after another from the wish to its publication, until the time is over. */
async function wishes(call: Call, token: string, over: () => boolean): Promise<number[]> {
  const took: number[] = [];
  for (const name of NAMES) {
    if (over()) break;
    const begin = performance.now();
    const made = await call('POST', '/api/categories/createCategory', { token, body: { name } });
    const { _id } = (made as { category: { _id: string } }).category;
    for (let status = 'generating'; status === 'generating'; ) {
      await setTimeout(POLL_MS);
      ({ status } = (await call('GET', `/api/categories/${_id}`, { token })) as { status: string });
    }
    took.push(performance.now() - begin);
  }
  return took.sort((a, b) => a - b);
}

async function firstWish(call: Call, token: string): Promise<void> {
  let asked = 0;
  await wishes(call, token, () => asked++ > 0);
}

/** Writes quizzes from their names while others read, and compares the readers with the same readers alone. */
export async function measureWriting(call: Call, pid: number, seconds: number): Promise<Writing> {
  const entry = { email: 'writer@example.org', password: 'violet-harbour-71' };
  await call('POST', '/api/users/register', { body: { ...entry, alias: 'Writer', age: 30 } });
  const { token } = (await call('POST', '/api/users/login', { body: entry })) as { token: string };
  const read = () =>
    drive(READERS, seconds, 1, async (_, timed) => {
      await timed('read', () => call('GET', '/api/getUserDetails', { token }));
    });
  // The first wish prepares statements and warms the code up.
  await firstWish(call, token);
  const alone = figures(await read());
  const before = residentMiB(pid);
  let done = false;
  const written = wishes(call, token, () => done);
  const meanwhile = figures(await read());
  done = true;
  const took = await written;
  const after = residentMiB(pid);
  return {
    median: took[Math.floor(took.length / 2)] ?? Number.NaN,
    worst: took.at(-1) ?? Number.NaN,
    quizzes: took.length,
    alone,
    meanwhile,
    growthMiB: before === undefined || after === undefined ? undefined : after - before,
  };
}
