import type { UseQueryResult } from '@tanstack/react-query';
import type { UserDetails } from '@trivium/contract/users';
import { Brain, Coins, Gem, type LucideIcon, Sparkle } from 'lucide-react';
import { readToken } from '../../api/session.ts';
import { cx } from '../../lib/cx.ts';
import { formatNumber, type MessageKey, t } from '../../lib/i18n.ts';
import { failureText } from './use-reported-failure.ts';

type Counter = {
  readonly field: 'coins' | 'knowledgePoints' | 'wisdomGems' | 'enlightenmentCrystals';
  readonly label: MessageKey;
  readonly short: MessageKey;
  readonly icon: LucideIcon;
  readonly look: string;
};

const COUNTERS: readonly Counter[] = [
  { field: 'coins', label: 'home.coins', short: 'home.coins', icon: Coins, look: 'text-accent-ink' },
  { field: 'knowledgePoints', label: 'home.xp', short: 'home.xpShort', icon: Brain, look: 'text-brand' },
  { field: 'wisdomGems', label: 'home.wisdomGems', short: 'home.wisdomShort', icon: Gem, look: 'text-good' },
  {
    field: 'enlightenmentCrystals',
    label: 'home.crystals',
    short: 'home.crystalsShort',
    icon: Sparkle,
    look: 'text-info',
  },
];

// Four digits fit beside three other counters on the narrowest screen.
const shown = (value: number) =>
  formatNumber(value, value > 9999 ? { notation: 'compact', maximumFractionDigits: 1 } : {});

/** What the player owns: nothing while it loads or without a token, the failure in red, else four counters. */
export function StatsBar({ details }: { details: UseQueryResult<UserDetails> }) {
  const { data, error } = details;
  if (readToken() === null) return null;
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="flex min-h-16 items-center justify-center font-semibold text-bad text-sm">
        {failureText(error)}
      </p>
    );
  }
  // The place is kept, so that nothing moves when the counters come.
  if (data === undefined) return <div className="min-h-16" />;
  return (
    <dl
      aria-label={t('home.stats')}
      className="grid min-h-16 grid-cols-4 rounded-answer border border-line bg-surface"
    >
      {COUNTERS.map(({ field, label, short, icon: Icon, look }, index) => (
        <div
          key={field}
          className={cx(
            'flex flex-col-reverse items-center justify-center px-1 py-2',
            index > 0 && 'border-line border-l',
          )}
        >
          <dt className="font-semibold text-2xs text-muted">
            <span className="sr-only">{t(label)}</span>
            <span aria-hidden="true">{t(short)}</span>
          </dt>
          <dd className="flex items-center gap-1.5 font-semibold tabular">
            <Icon aria-hidden="true" className={cx('size-4.5', look)} />
            {shown(data[field] ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
