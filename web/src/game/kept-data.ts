import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { queryKeys } from '../api/query-client.ts';
import { session } from '../api/session.ts';
import { readJson, remove, writeJson } from '../lib/storage.ts';

/** The answers may change their shape with every version, so only that version reads what it wrote. */
type Kept = { readonly version: string; readonly player: string; readonly state: DehydratedState };

/** Changes come in bursts; they are written together, ms. */
const WRITE_AFTER_MS = 1000;

// The questions of one's own quizzes are many, and nothing can be done with them without a line; nor is what a name
// stands for of use when nothing can be played.
const { workshop: _, topics: __, ...keys } = queryKeys;
const KEPT: readonly unknown[] = Object.values(keys).map(([name]) => name);

/**
 * Whether an answer is kept for later: all that screens show but the owner's room, and of the quizzes no
 * list of a search.
 */
export function isKept([name, search]: QueryKey): boolean {
  return KEPT.includes(name) && (name !== queryKeys.categories[0] || search === '');
}

/** What was kept, if this version wrote it for this player. */
export function readKept(
  stored: unknown,
  version: string,
  player: string | undefined,
): DehydratedState | null {
  const kept = (stored ?? {}) as Partial<Kept>;
  const { state } = kept;
  if (player === undefined || kept.version !== version || kept.player !== player) return null;
  return typeof state === 'object' && state !== null && Array.isArray(state.queries) ? state : null;
}

const player = () => session.getState().user?._id;

/** Puts the answers that were kept back into the cache; called before the first screen asks for any. */
export function restoreData(client: QueryClient): void {
  const state = readKept(readJson('offlineData'), __APP_VERSION__, player());
  if (state !== null) hydrate(client, state);
}

function write(client: QueryClient): void {
  const owner = player();
  if (owner === undefined) return;
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
    shouldDehydrateMutation: () => false,
  });
  writeJson('offlineData', { version: __APP_VERSION__, player: owner, state } satisfies Kept);
}

/** Keeps the answers from now on; gives the function that stops it and forgets them. */
export function keepData(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      write(client);
    }, WRITE_AFTER_MS);
  };
  writeSoon();
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') writeSoon();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    remove('offlineData');
  };
}
