import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Category } from '@trivium/contract/categories';
import { withFirst } from './category-cache.ts';
import { call, callWithHeaders } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';
import { useWritingPoll } from './writing-poll.ts';

/** Published categories that match, as far as they are fetched, and how many match in all. */
export type CategoryList = { readonly categories: Category[]; readonly total: number };

/** Which categories are listed: those of a search, of a field by its slug, or those that players made. */
export type CategoryFilter = { readonly search?: string; readonly field?: string; readonly made?: 'players' };

type Page = CategoryList & { readonly nextCursor: string | null };
type Pages = InfiniteData<Page, string | null>;

/** A page of a long list; a field comes whole, since its sections are told apart on the page. */
const PAGE = 60;
const WHOLE = 500;
const MOST_PLAYED = 10;

async function fetchPage(
  query: CategoryFilter & { limit: number; cursor?: string },
  signal: AbortSignal,
): Promise<Page> {
  const { data, headers } = await callWithHeaders(endpoints.listCategories, { query }, { signal });
  const total = Number(headers.get('X-Total-Count') ?? Number.NaN);
  return {
    categories: data,
    total: Number.isFinite(total) ? total : data.length,
    nextCursor: headers.get('X-Next-Cursor'),
  };
}

const wholeOf = ({ pages }: Pages): CategoryList => ({
  categories: pages.flatMap(({ categories }) => categories),
  total: pages.at(-1)?.total ?? 0,
});

/** Published categories page by page. While a search changes, the former list stays on show. */
export function useCategories({ search = '', field = '', made }: CategoryFilter) {
  const poll = useWritingPoll();
  return useInfiniteQuery({
    queryKey: [...queryKeys.categories, search, field, made ?? ''],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(
        {
          search,
          field,
          ...(made === undefined ? {} : { made }),
          limit: field === '' ? PAGE : WHOLE,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.nextCursor,
    placeholderData: (former: Pages | undefined) => (search === '' ? undefined : former),
    select: wholeOf,
    refetchInterval: ({ state }) => poll(state.data?.pages.flatMap(({ categories }) => categories)),
  });
}

export type CategoryPages = ReturnType<typeof useCategories>;

/** The published categories that are played most, and how many there are of any kind. */
export function useMostPlayed() {
  return useQuery({
    queryKey: [...queryKeys.categories, '', 'most played'],
    queryFn: ({ signal }): Promise<CategoryList> => fetchPage({ limit: MOST_PLAYED }, signal),
  });
}

/** How many published categories players have made. */
export function useMadeByPlayers() {
  return useQuery({
    queryKey: [...queryKeys.categories, '', 'made by players'],
    queryFn: async ({ signal }) => (await fetchPage({ made: 'players', limit: 1 }, signal)).total,
  });
}

/** Your Quizzes: the player's own, then those played lately. */
export function useUserCategories() {
  const poll = useWritingPoll();
  return useQuery({
    queryKey: queryKeys.userCategories,
    queryFn: ({ signal }) => call(endpoints.getUserCategories, {}, { signal }),
    refetchInterval: ({ state }) => poll(state.data),
  });
}

/** A category that was just created, followed until it is ready or has failed. */
export function useCreatedCategory(created: Category): Category {
  const poll = useWritingPoll();
  const { data } = useQuery({
    queryKey: [...queryKeys.userCategories, created._id],
    queryFn: ({ signal }) => call(endpoints.getCategory, { params: { id: created._id } }, { signal }),
    initialData: created,
    staleTime: 0,
    refetchInterval: ({ state }) => poll(state.data && [state.data], state.dataUpdateCount),
  });
  return data;
}

/** Creates a quiz from its name, and the meaning of it once the player has chosen one. */
export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { name: string; sense?: string }) =>
      call(endpoints.createCategory, { body: wanted }),
    onSuccess: ({ category }) => {
      // At once in Your Quizzes, where the player looks for it; the server's list follows.
      client.setQueryData<Category[]>(queryKeys.userCategories, (list) => list && withFirst(list, category));
      void client.invalidateQueries({ queryKey: queryKeys.userCategories });
      void client.invalidateQueries({ queryKey: queryKeys.categories });
    },
  });
}

/** Id of a category that the server chose for this player, other than `exclude`. */
export async function categoryToPlay(exclude?: string): Promise<string> {
  const { categoryId } = await call(endpoints.getCategoryToPlay, {
    query: exclude === undefined ? {} : { exclude },
  });
  return categoryId;
}

export function rateCategory(id: string, rating: number) {
  return call(endpoints.rateCategory, { params: { id }, body: { rating } });
}
