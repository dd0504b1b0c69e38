import type { Category } from '@trivium/contract/categories';
import { isNew, isTrending, timeEstimateMinutes } from '@trivium/rules/category';
import { Clock, Flame, Sparkles } from 'lucide-react';
import { t } from '../lib/i18n.ts';
import { Badge } from '../ui/Badge.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const DIFFICULTY = {
  Easy: { tone: 'good', label: 'common.easy', pips: 1 },
  Medium: { tone: 'info', label: 'common.medium', pips: 2 },
  Hard: { tone: 'warn', label: 'common.hard', pips: 3 },
} as const;

/** The difficulty as a word and as one to three pips. */
export function DifficultyBadge({ difficulty }: Pick<Category, 'difficulty'>) {
  const { tone, label, pips } = DIFFICULTY[difficulty];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true" className="flex gap-0.5">
        {[1, 2, 3].map((pip) => (
          <span key={pip} className={`size-1.5 rounded-pill bg-current ${pip <= pips ? '' : 'opacity-25'}`} />
        ))}
      </span>
      {t(label)}
    </Badge>
  );
}

export function TimeBadge({ questionCount }: Pick<Category, 'questionCount'>) {
  return (
    <Badge>
      <Clock aria-hidden="true" className="size-3.5" />
      {t('common.minutes', { count: timeEstimateMinutes(questionCount) })}
    </Badge>
  );
}

/** Trending or New, whichever is the stronger word; `index` is the place in the list, from 0. */
export function FameBadge({ category, index, now }: { category: Category; index: number; now: number }) {
  if (isTrending(category.completionCount)) {
    return (
      <Badge tone="accent">
        <Flame aria-hidden="true" className="size-3.5" />
        {t('common.trending')}
      </Badge>
    );
  }
  if (!isNew(Date.parse(category.createdAt), now, index)) return null;
  return (
    <Badge tone="brand">
      <Sparkles aria-hidden="true" className="size-3.5" />
      {t('common.new')}
    </Badge>
  );
}

/** Says that a category cannot be played, or not yet. */
export function StatusBadge({ status }: Pick<Category, 'status'>) {
  if (status === 'generating') {
    return (
      <Badge tone="info">
        <Spinner className="size-3.5! border-2!" />
        {t('common.generating')}
      </Badge>
    );
  }
  if (status === 'draft') return <Badge>{t('common.draft')}</Badge>;
  return status === 'failed' ? <Badge tone="bad">{t('common.failed')}</Badge> : null;
}
