import { BOARDS, type Board, PERIODS, type Period } from '@trivium/rules/boards';
import { useSearchParams } from 'react-router';

/** The board and period on show, kept in the address so that a link can lead to them. */
export function useBoardChoice() {
  const [params, setParams] = useSearchParams();
  const board: Board = BOARDS.find((known) => known === params.get('board')) ?? 'global';
  const period: Period = PERIODS.find((known) => known === params.get('period')) ?? 'week';
  const choose = (next: { board?: Board; period?: Period }) =>
    setParams({ board, period, ...next }, { replace: true });
  return { board, period, choose };
}
