import { ChevronRight, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useLeaderboard } from '../../api/leaderboard.ts';
import { settings } from '../../game/settings.ts';
import { formatNumber, t } from '../../lib/i18n.ts';

/** The way to the leaderboard, with the player's place of this week. */
export function RanksCard({ guest }: { guest: boolean }) {
  const saving = useStore(settings, (state) => state.dataSaver);
  const { data } = useLeaderboard('global', 'week', !guest && !saving);
  const rank = guest ? undefined : data?.pages.at(-1)?.you?.rank;
  const standing =
    rank === undefined ? t('home.ranksText') : t('home.ranksYou', { rank: formatNumber(rank) });
  return (
    <Link
      to="/leaderboard"
      className="tile-press flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-tile hover:border-brand"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-input bg-accent-soft text-accent-ink">
        <Trophy aria-hidden="true" className="size-7" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold text-answer">{t('home.ranks')}</span>
        <span className="text-muted text-sm">{guest ? t('home.ranksGuest') : standing}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
