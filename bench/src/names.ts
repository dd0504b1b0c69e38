/**
 * What becomes of names that people type: `npm run eval:names [-- FOLDER] [--list]`. Each file of the folder holds one
 * name a line. Prints for each file how many names are ready, taken as another spelling, asked back or fail, and how
 * long a look-up takes; with `--list` also every name that is not ready.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Lookup } from '@trivium/contract/topics';
import { type Call, client } from './http.ts';
import { withProduct } from './scratch.ts';

const LISTS = fileURLToPath(new URL('../names/', import.meta.url));

type Looked = { readonly name: string; readonly ms: number; readonly found: Lookup };

async function lookUpAll(call: Call, token: string, names: readonly string[]): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const name of names) {
    const begin = performance.now();
    const found = (await call('GET', `/api/topics?q=${encodeURIComponent(name)}`, { token })) as Lookup;
    looked.push({ name, ms: performance.now() - begin, found });
  }
  return looked;
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

const isReady = ({ found }: Looked) => found.kind === 'topic' || found.kind === 'questions';

function row(list: string, looked: readonly Looked[]): string {
  const share = (of: readonly unknown[]) => `${((of.length / looked.length) * 100).toFixed(0)} %`.padStart(7);
  const times = looked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const ready = looked.filter(isReady);
  return [
    list.padEnd(12),
    String(looked.length).padStart(6),
    share(ready),
    share(ready.filter(({ found }) => found.takenAs !== null)),
    share(looked.filter(({ found }) => found.kind === 'meanings')),
    share(looked.filter(({ found }) => found.kind === 'nothing')),
    share(looked.filter(({ found }) => found.kind === 'refused')),
    quantile(times, 0.5).toFixed(1).padStart(9),
    quantile(times, 0.95).toFixed(1).padStart(9),
  ].join('');
}

const HEAD = 'list          names  ready  as ...  asked  nothing refused   p50 ms   p95 ms';

/** What a name that is not ready was taken for, as one line. */
function line({ name, found }: Looked): string {
  const about = found.kind === 'meanings' ? found.meanings : found.nearest;
  return `  ${found.kind.padEnd(9)} ${name}  [${found.subject}] ${found.questions}; ${about.map((t) => t.name).join(', ')}`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, ready: { type: 'boolean' } },
  });
  const folder = positionals[0] ?? LISTS;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  await withProduct(async ({ product }) => {
    const { call, close } = client(product.origin, 1);
    const { token } = (await call('POST', '/api/users/guestLogin')) as { token: string };
    await lookUpAll(call, token, ['frogs', 'volcanos', 'a name that nothing has']);
    console.log(HEAD);
    for (const file of files) {
      const names = (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean);
      const looked = await lookUpAll(call, token, names);
      console.log(row(file.replace(/\.txt$/u, ''), looked));
      if (values.list)
        console.log(
          looked
            .filter((one) => !isReady(one))
            .map(line)
            .join('\n'),
        );
      if (values.ready)
        console.log(
          looked
            .filter(isReady)
            .map(
              ({ name, found }) =>
                `  ready     ${name}  -> ${found.topic?.name ?? `${found.questions} found`}`,
            )
            .join('\n'),
        );
    }
    await close();
    await product.stop();
  });
}

await main();
