import { type Rank, rankFor } from '@trivium/rules/rank';
import { Award, Crown, Gem, type LucideIcon, Medal, Sprout, Trophy } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from '../../lib/i18n.ts';

const ICONS: Record<Rank['name'], LucideIcon> = {
  LEGENDARY: Crown,
  DIAMOND: Gem,
  PLATINUM: Award,
  GOLD: Trophy,
  BRONZE: Medal,
  ROOKIE: Sprout,
};

/** The share of right answers as a ring, and the rank that it earns. */
export function Accuracy({ value }: { value: number }) {
  const { name } = rankFor(value);
  const Icon = ICONS[name];
  return (
    <section aria-label={t('results.accuracy')} className="grid justify-items-center gap-3 text-center">
      <div
        className="results-ring"
        data-high={value >= 80 || undefined}
        style={{ '--value': value } as CSSProperties}
      >
        <svg aria-hidden="true" viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="44" className="results-ring-track" />
          {value > 0 && <circle cx="50" cy="50" r="44" pathLength={100} className="results-ring-fill" />}
        </svg>
        <p className="relative">
          <span className="tabular block font-display font-semibold text-hero">
            {t('results.accuracyValue', { value })}
          </span>
          <span className="block font-semibold text-muted text-xs">{t('results.accuracy')}</span>
        </p>
      </div>
      <div className="grid justify-items-center gap-1">
        <p className="results-rank" data-rank={name}>
          <Icon aria-hidden="true" className="size-5" />
          {t(`results.rank.${name}`)}
        </p>
        <p className="font-display font-semibold text-lg">{t(`results.rankText.${name}`)}</p>
      </div>
    </section>
  );
}
