import { featureFile, isTest, serverLayer, targetOf } from './place.ts';
import type { Source } from './source.ts';
import { type Check, judgeImports } from './violation.ts';

const kindOf = (path: string) => featureFile(path)?.kind ?? '';

/** Who may know a package. Its sub-packages (`@fastify/…`) follow it. */
const KNOWN_BY = [
  {
    packages: /^(kysely|pg)$/,
    where: 'only store files and db/ know the database',
    knows: (path: string) => kindOf(path) === 'store' || serverLayer(path) === 'db',
  },
  {
    packages: /^(fastify|@fastify\/.+)$/,
    where: 'only routes files, app.ts and http/ know Fastify',
    knows: (path: string) =>
      kindOf(path) === 'routes' || path === 'server/src/app.ts' || serverLayer(path) === 'http',
  },
];

/** Names that make chance or new ids, of `node:crypto`. */
const CHANCE = ['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'webcrypto'];

const CLOCKS_AND_CHANCE = ['Date.now', 'new Date()', 'Date()', 'Math.random', 'performance'];

/** The product's own code, without its tests and the settings of its tools. */
const inProduct = ({ path }: Source) =>
  ['server', 'questions', 'contract', 'web'].some((room) => path.startsWith(`${room}/src/`)) && !isTest(path);

/** Rule 3: few files know the database, few know Fastify. */
export const packages: Check = (source) => {
  if (!inProduct(source)) return [];
  // The queue's own library is handed a pool, so that the file that wires it names its type.
  const wiring = source.path.startsWith('server/') && ['main', 'app'].includes(serverLayer(source.path));
  return judgeImports(source, 'rule 3, packages', ({ specifier }) => {
    const target = targetOf(source.path, specifier);
    if ('file' in target || (wiring && target.package === 'pg')) return null;
    const rule = KNOWN_BY.find((one) => one.packages.test(target.package));
    const inServer = source.path.startsWith('server/');
    if (rule === undefined || (inServer && rule.knows(source.path))) return null;
    return `${rule.where}, not this file (${target.package})`;
  });
};

/** Rule 3: only config.ts reads the environment; the entries hand it over. */
export const environment: Check = (source) => {
  const may = ['server/src/config.ts', 'server/src/main.ts', 'server/src/operator.ts'];
  if (!inProduct(source) || may.includes(source.path)) return [];
  return source.uses
    .filter(({ what }) => what === 'process.env')
    .map(({ line }) => ({
      path: source.path,
      line,
      rule: 'rule 3, environment',
      message: 'only config.ts reads the environment',
    }));
};

/** Rule 3: in features time, chance and new ids come from `deps`. */
export const deps: Check = (source) => {
  if (featureFile(source.path) === null || isTest(source.path)) return [];
  const rule = 'rule 3, deps';
  const message = (what: string) => `time, chance and new ids come from deps, not from ${what}`;
  const used = source.uses
    .filter(({ what }) => CLOCKS_AND_CHANCE.includes(what))
    .map(({ what, line }) => ({ path: source.path, line, rule, message: message(what) }));
  const imported = judgeImports(source, rule, ({ specifier, names }) => {
    const name = specifier.replace('node:', '') === 'crypto' && names.find((one) => CHANCE.includes(one));
    return name ? message(name) : null;
  });
  return [...used, ...imported];
};

/** The rules are pure: the same input gives the same output, and nothing else happens. */
export const purity: Check = (source) => {
  if (!source.path.startsWith('rules/src/') || isTest(source.path)) return [];
  return source.uses
    .filter(({ what }) => what !== 'process.env')
    .map(({ what, line }) => ({
      path: source.path,
      line,
      rule: 'rule 1, purity',
      message: `the rules are pure and know no ${what}`,
    }));
};
