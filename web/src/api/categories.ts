import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@trivium/contract/categories';
import { withFirst } from './category-cache.ts';
import { call, callWithHeaders } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';
import { useWritingPoll } from './writing-poll.ts';

export type CategoryList = { readonly categories: Category[]; readonly total: number };

/** Published categories that match a search, and how many there are. The former list stays on show meanwhile. */
export function useCategories(search: string) {
  const poll = useWritingPoll();
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
    refetchInterval: ({ state }) => poll(state.data?.categories),
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
