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

/** The difficulty as a word and as one to three pips; on a narrow screen the word is only read out. */
export function DifficultyBadge({ difficulty }: Pick<Category, 'difficulty'>) {
  const { tone, label, pips } = DIFFICULTY[difficulty];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true" className="flex gap-0.5">
        {[1, 2, 3].map((pip) => (
          <span key={pip} className={`size-1.5 rounded-pill bg-current ${pip <= pips ? '' : 'opacity-25'}`} />
        ))}
      </span>
      <span className="max-sm:sr-only">{t(label)}</span>
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

type FameProps = {
  category: Category;
  /** The place in the list, from 0. */
  index: number;
  now: number;
  /** Shows the sign alone. */
  plain?: boolean;
};

/** Trending or New, whichever is the stronger word. */
export function FameBadge({ category, index, now, plain = false }: FameProps) {
  if (isTrending(category.completionCount)) {
    return (
      <Badge tone="accent">
        <Flame aria-hidden="true" className="size-3.5" />
        <span className={plain ? 'sr-only' : undefined}>{t('common.trending')}</span>
      </Badge>
    );
  }
  if (!isNew(Date.parse(category.createdAt), now, index)) return null;
  return (
    <Badge tone="brand">
      <Sparkles aria-hidden="true" className="size-3.5" />
      <span className={plain ? 'sr-only' : undefined}>{t('common.new')}</span>
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
