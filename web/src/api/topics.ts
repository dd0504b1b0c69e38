import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lookup } from '@trivium/contract/topics';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { queryKeys } from './query-client.ts';

/** One letter says nothing, characters. */
const SHORTEST = 2;

/** What is looked up of a typed text: it without spaces around, or null where it is too short to mean anything. */
export function lookedUp(typed: string): string | null {
  const text = typed.trim();
  return [...text].length < SHORTEST ? null : text;
}

/**
 * What a typed name stands for, or undefined while that is not known. A failure is as silent as not knowing: nothing
 * depends on it. What the text before stood for stays on show until the next is known.
 */
export function useLookup(typed: string): Lookup | undefined {
  const q = lookedUp(typed);
  const { data } = useQuery({
    queryKey: [...queryKeys.topics, q],
    queryFn: ({ signal }) => call(endpoints.lookUpTopic, { query: { q: q ?? '' } }, { signal }),
    enabled: q !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return q === null ? undefined : data;
}

/** The fields of knowledge by which the quizzes are browsed. */
export function useFields() {
  return useQuery({
    queryKey: queryKeys.fields,
    queryFn: ({ signal }) => call(endpoints.listFields, {}, { signal }),
  });
}
