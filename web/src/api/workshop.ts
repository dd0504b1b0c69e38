import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@trivium/contract/categories';
import type { Input } from '@trivium/contract/endpoint';
import type { endpoints as contract } from '@trivium/contract/index';
import type { FileFormat, OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import { withPresent } from './category-cache.ts';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';
import { type QuestionChange, withChange } from './workshop-cache.ts';
import { useWritingPoll } from './writing-poll.ts';

/** A question as its owner types it. */
export type TypedQuestion = Input<(typeof contract)['addQuestion']>['body'];

const keyOf = (id: string) => [...queryKeys.workshop, id];

/** An own category with all its questions; asked again while it is being written. */
export function useOwnQuestions(id: string) {
  const poll = useWritingPoll();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(endpoints.listOwnQuestions, { params: { id } }, { signal }),
    // Players answer and report meanwhile, so what the owner comes back to is asked for anew.
    staleTime: 0,
    refetchInterval: ({ state }) => poll(state.data && [state.data.category]),
  });
}

/** Takes the present state of a category into the lists that show it. */
function takeCategory(client: QueryClient, category: Category): void {
  client.setQueryData<Category[]>(queryKeys.userCategories, (list) => list && withPresent(list, category));
  void client.invalidateQueries({ queryKey: queryKeys.categories });
}

/** A change of a whole category: publishing, taking back, writing anew. Then all of it is asked for anew. */
export function useCategoryChange<I, O extends { category: Category }>(
  id: string,
  change: (input: I) => Promise<O>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ category }) => {
      client.setQueryData<OwnQuestions>(keyOf(id), (kept) => kept && { ...kept, category });
      takeCategory(client, category);
      void client.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
}

/** A change of one question of an own category. */
export function useQuestionChange<I>(id: string, change: (input: I) => Promise<QuestionChange>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      client.setQueryData<OwnQuestions>(keyOf(id), (kept) => kept && withChange(kept, changed));
      takeCategory(client, changed.category);
    },
  });
}

/** Deletes an own category. What is kept of it stays until nobody shows it any more. */
export function useDeleteCategory(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.deleteCategory, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Category[]>(queryKeys.userCategories, (list) =>
        list?.filter(({ _id }) => _id !== id),
      );
      void client.invalidateQueries({ queryKey: queryKeys.categories });
    },
  });
}

const params = (id: string) => ({ params: { id } });

export const publishCategory = (id: string) => call(endpoints.publishCategory, params(id));
export const withdrawCategory = (id: string) => call(endpoints.withdrawCategory, params(id));
export const rewriteCategory = (id: string, sense?: string) =>
  call(endpoints.rewriteCategory, { ...params(id), body: sense === undefined ? {} : { sense } });
export const addQuestion = (categoryId: string, body: TypedQuestion) =>
  call(endpoints.addQuestion, { ...params(categoryId), body });
/** Changes a question; one of the library is replaced in the own category by a copy that has an id of its own. */
export const editQuestion = async (
  categoryId: string,
  { _id, revision }: Pick<OwnQuestion, '_id' | 'revision'>,
  body: TypedQuestion,
): Promise<QuestionChange> => ({
  ...(await call(endpoints.editQuestion, { ...params(_id), body: { ...body, revision, categoryId } })),
  replaces: _id,
});
export const setQuestionStatus = (id: string, status: 'active' | 'retired') =>
  call(endpoints.setQuestionStatus, { ...params(id), body: { status } });
/** Deletes a question; one of the library is only taken out of the own category. */
export const deleteQuestion = (categoryId: string, id: string) =>
  call(endpoints.deleteQuestion, { ...params(id), body: { categoryId } });
/** The question of the library with its key, which the player has met from now on. */
export const revealQuestion = (categoryId: string, id: string) =>
  call(endpoints.revealQuestion, { ...params(id), body: { categoryId } });
export const importQuestions = (id: string, fileName: string, content: string) =>
  call(endpoints.importQuestions, { ...params(id), body: { fileName, content } });
export const exportQuestions = (id: string, format: FileFormat) =>
  call(endpoints.exportQuestions, { ...params(id), query: { format } });
