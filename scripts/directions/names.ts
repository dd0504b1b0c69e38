import { featureFile, isTest } from './place.ts';
import type { Check } from './violation.ts';

const KINDS = ['routes', 'service', 'store', 'job'];

const THE_ONE_INDEX = 'contract/src/index.ts';

/** Rule 5: no index files but the contract's table of endpoints. */
export const indexFiles: Check = ({ path }) => {
  if (path === THE_ONE_INDEX || !/(^|\/)index\.[a-z]+$/.test(path)) return [];
  return [{ path, line: 1, rule: 'rule 5, index files', message: `only ${THE_ONE_INDEX} may be called so` }];
};

/** The closed vocabulary of a feature: routes, service, store, job, and splits such as `board.store.ts`. */
export const vocabulary: Check = ({ path }) => {
  if (!path.startsWith('server/src/features/')) return [];
  const file = featureFile(path);
  const flat = path.split('/').length === 5;
  if (file !== null && flat && (isTest(path) || KINDS.includes(file.kind))) return [];
  return [
    {
      path,
      line: 1,
      rule: 'names of features',
      message: `a feature holds <noun>/{${KINDS.join(',')}}.ts and splits such as board.store.ts, nothing else`,
    },
  ];
};
