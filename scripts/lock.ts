import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

type Entry = {
  version?: string;
  dev?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };
type Missing = { readonly key: string; readonly entry: Entry };

const OS: Record<string, string> = { windows: 'win32' };
for (const os of [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
])
  OS[os] = os;
const CPUS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** What the name of a platform package says of where it runs, such as `@x/cli-linux-arm64-musl`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/u);
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.find((word) => CPUS.includes(word));
  const libc = /musl/u.test(name) ? 'musl' : /gnu/u.test(name) ? 'glibc' : undefined;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
  };
}

/** Whether a dependency of the package at `from` has an entry there or in a folder above. */
function resolves(lock: Lock, from: string, name: string): boolean {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/**
 * Platform packages that the lock should name and does not: npm leaves out what the registry that it asked
 * did not serve, and `npm ci` then refuses the lock on every machine.
 */
export function missingFrom(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolves(lock, from, name))
      .map(([name, range]) => {
        const parent = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/')));
        const version = range.replace(/^[\^~]/u, '');
        return {
          key: `${parent}node_modules/${name}`,
          entry: { version, ...(dev ? { dev } : {}), optional: true as const, ...platformOf(name) },
        };
      }),
  );
}

const PATH = join(ROOT, 'package-lock.json');

/** Without arguments: fails and names what the lock lacks. With `--fix`: adds it, to be filled in by the next install. */
if (import.meta.main) {
  const lock = JSON.parse(readFileSync(PATH, 'utf8')) as Lock;
  const missing = missingFrom(lock);
  if (process.argv.includes('--fix')) {
    for (const { key, entry } of missing) lock.packages[key] = entry;
    const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(PATH, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
    console.log(`${missing.length} platform packages added to the lock.`);
  } else if (missing.length > 0) {
    console.error(
      `The lock lacks ${missing.length} platform packages; node scripts/lock.ts --fix adds them:`,
    );
    for (const { key } of missing) console.error(`  ${key}`);
    process.exitCode = 1;
  }
}
