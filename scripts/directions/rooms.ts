import { isTest, roomOf, targetOf } from './place.ts';
import { type Check, judgeImports } from './violation.ts';

/** Which rooms a room may use. `scripts` and the files beside the rooms may use all. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  contract: ['rules'],
  questions: ['rules'],
  server: ['rules', 'contract', 'questions'],
  web: ['rules', 'contract'],
  e2e: ['rules', 'contract'],
  bench: ['rules', 'contract', 'questions', 'server'],
};

/** Which packages the innermost rooms may use; the others are free. */
const MAY_INSTALL: Readonly<Record<string, readonly string[]>> = { rules: [], contract: ['zod'] };

/** Rule 1: rooms know only what stands further in; rules and contract stay free of packages. */
export const rooms: Check = (source) => {
  const room = roomOf(source.path);
  const usable = MAY_USE[room];
  if (usable === undefined) return [];
  return judgeImports(source, 'rule 1, rooms', ({ specifier }) => {
    const target = targetOf(source.path, specifier);
    if ('package' in target) {
      const packages = MAY_INSTALL[room];
      const allowed = packages === undefined || isTest(source.path) || packages.includes(target.package);
      return allowed ? null : `${room} must not use the package ${target.package}`;
    }
    const other = roomOf(target.file);
    if (other === room || usable.includes(other)) return null;
    return `${room} must not use ${other === '' ? target.file : other}`;
  });
};
