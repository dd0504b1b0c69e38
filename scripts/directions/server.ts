import { featureFile, isTest, serverLayer, targetOf } from './place.ts';
import type { Source } from './source.ts';
import { type Check, judgeImports, type Violation } from './violation.ts';

/** What each layer of the server may use besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'features', 'http', 'db', 'base'],
  app: ['features', 'http', 'db', 'base'],
  features: ['http', 'db', 'base'],
  http: ['db', 'base'],
  db: ['base'],
  base: [],
};

/** What each kind of file of a feature may use. A service queues a job, and a job calls services. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  routes: ['routes', 'service', 'job', 'store'],
  job: ['job', 'service', 'store'],
  service: ['service', 'job', 'store'],
  store: ['store'],
};

/** Rule 2: main, app, features, then http and db; never back. */
export const layers: Check = (source) => {
  if (!source.path.startsWith('server/src/') || isTest(source.path)) return [];
  const layer = serverLayer(source.path);
  return judgeImports(source, 'rule 2, layers', ({ specifier }) => {
    const target = targetOf(source.path, specifier);
    if ('package' in target || !target.file.startsWith('server/src/')) return null;
    const other = serverLayer(target.file);
    if (other === layer || LAYERS[layer]?.includes(other)) return null;
    return `${layer} must not use ${other} (${target.file})`;
  });
};

/** Rule 2: routes, then services and jobs, then stores, never back; and never another feature's routes. */
export const features: Check = (source) => {
  const own = featureFile(source.path);
  if (own === null || isTest(source.path)) return [];
  return judgeImports(source, 'rule 2, features', ({ specifier }) => {
    const target = targetOf(source.path, specifier);
    const other = 'file' in target ? featureFile(target.file) : null;
    if (other === null) return null;
    if (!KINDS[own.kind]?.includes(other.kind)) return `a ${own.kind} must not use a ${other.kind}`;
    if (other.feature === own.feature || other.kind !== 'routes') return null;
    return `${own.feature} must not use the routes of ${other.feature}`;
  });
};

interface Step extends Violation {
  readonly from: string;
  readonly to: string;
}

/** Every import of one feature by another. */
function stepsBetweenFeatures(sources: readonly Source[]): Step[] {
  return sources.flatMap((source) => {
    const own = featureFile(source.path);
    if (own === null || isTest(source.path)) return [];
    return source.imports.flatMap(({ specifier, line }) => {
      const target = targetOf(source.path, specifier);
      const other = 'file' in target ? featureFile(target.file) : null;
      if (other === null || other.feature === own.feature) return [];
      const rule = 'rule 2, cycles';
      return [{ path: source.path, line, rule, message: '', from: own.feature, to: other.feature }];
    });
  });
}

/** The features from `from` to `to` by way of uses, both included; `null` when no way leads there. */
function wayBetween(from: string, to: string, steps: readonly Step[], seen: string[] = []): string[] | null {
  if (from === to) return [...seen, to];
  if (seen.includes(from)) return null;
  for (const step of steps) {
    const way = step.from === from ? wayBetween(step.to, to, steps, [...seen, from]) : null;
    if (way !== null) return way;
  }
  return null;
}

/** Rule 2: no cycle between the folders of features. Every import on a cycle is named. */
export function cycles(sources: readonly Source[]): Violation[] {
  const steps = stepsBetweenFeatures(sources);
  return steps.flatMap(({ path, line, rule, from, to }) => {
    const back = wayBetween(to, from, steps);
    return back === null ? [] : [{ path, line, rule, message: `cycle: ${[from, ...back].join(' → ')}` }];
  });
}
