import type { Category } from '@trivium/contract/categories';
import { useOnline } from '../lib/use-online.ts';

/** While questions are being written, ask again this often, ms. */
const POLL_MS = 1500;
/** What the library knows is there within a second: so often, ms, and so many times, whoever waits for it asks. */
const SOON_MS = 400;
const SOON_TIMES = 6;

/**
 * Gives the interval for `refetchInterval`: while one of the categories is being written and there is a line.
 * `answers` counts what has come for somebody who waits for just this one. A page that nobody looks at does not ask
 * either; the query client sees to that.
 */
export function useWritingPoll(): (
  categories: readonly Pick<Category, 'status'>[] | undefined,
  answers?: number,
) => number | false {
  const online = useOnline();
  return (categories, answers = SOON_TIMES) => {
    if (!online || !categories?.some(({ status }) => status === 'generating')) return false;
    return answers < SOON_TIMES ? SOON_MS : POLL_MS;
  };
}
