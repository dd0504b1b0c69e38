import { posix } from 'node:path';

/** The rooms of the house, as architecture.md names them. */
export const ROOMS = ['rules', 'contract', 'questions', 'server', 'web', 'e2e', 'bench', 'scripts'] as const;

/** Where an import leads: a file of this repository, or a package (also `node:…`). */
export type Target = { readonly file: string } | { readonly package: string };

/** The room of a path, or '' for files beside the rooms. */
export function roomOf(path: string): string {
  const [first = ''] = path.split('/');
  return ROOMS.some((room) => room === first) ? first : '';
}

/** Tests, and what only tests use: they may know more than what they test. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|-test-kit\.ts$|(^|\/)test\//.test(path);
}

/** Name of the package in a specifier: `@scope/name/sub` is `@scope/name`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Where `specifier`, written in the file `from`, leads. */
export function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return { file: posix.join(posix.dirname(from), specifier) };
  const [, room, rest] = /^@trivium\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (room !== undefined) return { file: `${room}/src/${rest ?? 'index'}.ts` };
  return { package: packageOf(specifier) };
}

/** A file of a feature of the server: its folder and what kind of file it is. */
export interface FeatureFile {
  readonly feature: string;
  readonly kind: string;
}

/** `server/src/features/play/start.service.ts` is a service of play; `null` for files elsewhere. */
export function featureFile(path: string): FeatureFile | null {
  const [, feature, name] = /^server\/src\/features\/([^/]+)\/(.+)\.tsx?$/.exec(path) ?? [];
  if (feature === undefined || name === undefined) return null;
  return { feature, kind: name.split('.').at(-1) ?? name };
}

/** Layer of a file of the server: what wires, what answers, what is wired. */
export function serverLayer(path: string): string {
  const [, , first = '', second] = path.split('/');
  if (second !== undefined) return first;
  if (['main.ts', 'start.ts', 'operator.ts'].includes(first)) return 'main';
  return ['app.ts', 'jobs.ts'].includes(first) ? 'app' : 'base';
}

/** Layer of a file of the page; what lies beside the layers belongs to `app`. */
export function pageLayer(path: string): string {
  const [, , first = '', second] = path.split('/');
  return second === undefined ? 'app' : first;
}
