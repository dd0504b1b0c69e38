import type { Category } from '@trivium/contract/categories';
import { useOnline } from '../lib/use-online.ts';

/** While questions are being written, ask again this often, ms. */
const POLL_MS = 1500;

/**
 * Gives the interval for `refetchInterval`: while one of the categories is being written and there is a line.
 * A page that nobody looks at does not ask either; the query client sees to that.
 */
export function useWritingPoll(): (
  categories: readonly Pick<Category, 'status'>[] | undefined,
) => number | false {
  const online = useOnline();
  return (categories) =>
    online && categories?.some(({ status }) => status === 'generating') ? POLL_MS : false;
}
