import type { BoardEntry } from '@trivium/contract/leaderboard';
import type { Period } from '@trivium/rules/boards';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../api/session.ts';
import { t } from '../../lib/i18n.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { RankRow } from './RankRow.tsx';

type Props = { you: BoardEntry | null; period: Period };

function Unranked({ period }: { period: Period }) {
  const guest = useStore(session, ({ user }) => user?.userType === 'Guest');
  const text = guest
    ? t('leaderboard.guest')
    : t(period === 'week' ? 'leaderboard.notYetWeek' : 'leaderboard.notYetAll');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3">
      <p className="min-w-44 flex-1 text-sm">{text}</p>
      <Link to={guest ? '/profile' : '/quiz'} className={buttonClass({ size: 'sm' })}>
        {t(guest ? 'common.register' : 'common.play')}
      </Link>
    </div>
  );
}

/** Where the player stands, in sight wherever the list is scrolled to. */
export function YourRank({ you, period }: Props) {
  return (
    <section
      aria-labelledby="your-rank"
      className="sticky bottom-[calc(var(--bottom-bar)+1.5rem)] z-10 rounded-answer border-2 border-brand bg-surface shadow-sheet md:bottom-4"
    >
      <h2 id="your-rank" className="px-4 pt-2 font-semibold text-brand text-xs">
        {t('leaderboard.yourRank')}
      </h2>
      {you === null ? (
        <Unranked period={period} />
      ) : (
        <p className="flex items-center gap-2 pt-0.5 min-[24rem]:gap-3 pr-4 pb-2 pl-2">
          <RankRow entry={you} youBadge={false} />
        </p>
      )}
    </section>
  );
}
