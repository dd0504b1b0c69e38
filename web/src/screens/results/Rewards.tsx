import type { QuizResults } from '@trivium/contract/quiz';
import { Coins, Gem, Sparkles } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Coins and gems that the quiz paid; nothing where it paid none. */
export function Rewards({ results }: { results: QuizResults }) {
  const all = [
    { key: 'coins', count: results.coinsGained, Icon: Coins, tone: 'accent' },
    { key: 'wisdomGems', count: results.wisdomGemsGained, Icon: Gem, tone: 'info' },
    {
      key: 'enlightenmentCrystals',
      count: results.enlightenmentCrystalsGained,
      Icon: Sparkles,
      tone: 'brand',
    },
  ] as const;
  const gained = all.filter(({ count }) => count > 0);
  if (gained.length === 0) return null;
  return (
    <ul aria-label={t('results.gained')} className="results-rewards">
      {gained.map(({ key, count, Icon, tone }) => (
        <li key={key}>
          <Badge tone={tone} className="tabular">
            <Icon aria-hidden="true" className="size-4" />
            {t(`results.${key}`, { count })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
