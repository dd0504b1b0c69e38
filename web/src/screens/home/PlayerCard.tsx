import type { User } from '@trivium/contract/users';
import { levelProgress } from '@trivium/rules/level';
import { Link } from 'react-router';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Ring } from '../../ui/Ring.tsx';

/** Who plays: the avatar inside the ring of the level, leading to the profile. */
export function PlayerCard({ user, xp }: { user: User; xp: number | null }) {
  const progress = xp === null ? null : levelProgress(xp);
  return (
    <Link
      to="/profile"
      className="tile-press flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-tile hover:border-brand"
    >
      <Ring share={progress?.share ?? 0} width={7} className="size-22 shrink-0">
        <Avatar avatar={user.avatar} alias={user.alias} className="size-15" decorative />
      </Ring>
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate font-display font-semibold text-lg">{user.alias}</span>
        {progress && (
          <span className="text-muted text-sm tabular">
            {t('home.toNextLevel', {
              missing: formatNumber(progress.size - progress.into),
              level: progress.level + 1,
            })}
          </span>
        )}
      </span>
      <span className="sr-only">{t('home.openProfile')}</span>
    </Link>
  );
}
