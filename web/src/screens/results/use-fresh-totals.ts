import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../api/query-client.ts';

/** A finished quiz changes the player's totals, the quizzes played lately and the counts of the category. */
export function useFreshTotals(): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const queryKey of Object.values(queryKeys)) void client.invalidateQueries({ queryKey });
  }, [client]);
}
