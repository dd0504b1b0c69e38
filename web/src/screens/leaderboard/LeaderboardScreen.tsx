import { BOARDS } from '@trivium/rules/boards';
import { useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { Closing } from './Closing.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { useBoardChoice } from './use-board-choice.ts';

/** Who leads, on the whole and by subject, this week and of all time. */
export function LeaderboardScreen() {
  const navigate = useNavigate();
  const { board, period, choose } = useBoardChoice();
  return (
    <>
      <Header title={t('leaderboard.title')} onBack={() => navigate('/')} notifications />
      <div className="mx-auto max-w-280 px-4 py-5 md:px-6">
        <Tabs
          dense
          label={t('leaderboard.boards')}
          value={board}
          onChange={(next) => choose({ board: next })}
          tabs={BOARDS.map((value) => ({ value, label: t(`leaderboard.board.${value}`) }))}
        >
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <PeriodChoice value={period} onChange={(next) => choose({ period: next })} />
            {period === 'week' && <Closing board={board} />}
          </div>
          <BoardPanel key={`${board} ${period}`} board={board} period={period} />
        </Tabs>
      </div>
    </>
  );
}
