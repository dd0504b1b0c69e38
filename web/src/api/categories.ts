import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@trivium/contract/categories';
import { call, callWithHeaders } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';

export type CategoryList = { readonly categories: Category[]; readonly total: number };

// While questions are being prepared, ask now and then whether they are ready.
const PREPARING_POLL_MS = 4000;
const pollWhilePreparing = (categories: readonly Category[] | undefined) =>
  categories?.some((category) => category.status === 'generating') ? PREPARING_POLL_MS : false;

/** Published categories that match a search, and how many there are. The former list stays on show meanwhile. */
export function useCategories(search: string) {
  return useQuery({
    queryKey: [...queryKeys.categories, search],
    queryFn: async ({ signal }): Promise<CategoryList> => {
      const { data, headers } = await callWithHeaders(
        endpoints.listCategories,
        { query: { search } },
        { signal },
      );
      const total = Number(headers.get('X-Total-Count') ?? Number.NaN);
      return { categories: data, total: Number.isFinite(total) ? total : data.length };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhilePreparing(state.data?.categories),
  });
}

/** Your Quizzes: the player's own, then those played lately. */
export function useUserCategories() {
  return useQuery({
    queryKey: queryKeys.userCategories,
    queryFn: ({ signal }) => call(endpoints.getUserCategories, {}, { signal }),
    refetchInterval: ({ state }) => pollWhilePreparing(state.data),
  });
}

export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(endpoints.createCategory, { body: { name } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.userCategories }),
        client.invalidateQueries({ queryKey: queryKeys.categories }),
      ]),
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
