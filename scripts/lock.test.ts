import { expect, it } from 'vitest';
import { missingFrom } from './lock.ts';

it('names the platform packages that a lock lacks, and only those', () => {
  const packages = {
    '': {},
    'node_modules/a': {
      dev: true as const,
      optionalDependencies: { '@a/linux-x64-gnu': '1.2.3', '@a/darwin-arm64': '^1.2.3' },
    },
    'node_modules/@a/linux-x64-gnu': { version: '1.2.3' },
    'node_modules/b': {},
    'node_modules/b/node_modules/c': {
      optionalDependencies: { 'c-win32-ia32': '2.0.0', '@a/linux-x64-gnu': '1.2.3' },
    },
  };
  expect(missingFrom({ packages })).toEqual([
    {
      key: 'node_modules/@a/darwin-arm64',
      entry: { version: '1.2.3', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
    {
      key: 'node_modules/b/node_modules/c-win32-ia32',
      entry: { version: '2.0.0', optional: true, os: ['win32'], cpu: ['ia32'] },
    },
  ]);
});
