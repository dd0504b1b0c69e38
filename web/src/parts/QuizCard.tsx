import type { Category } from '@trivium/contract/categories';
import { Play, Star, Users } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { formatNumber, t } from '../lib/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { CategoryArt } from './CategoryArt.tsx';
import { DifficultyBadge, FameBadge, StatusBadge, TimeBadge } from './category-badges.tsx';
import { EditQuestionsLink } from './OwnQuizLink.tsx';
import { WritingProgress } from './WritingProgress.tsx';

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Rating and plays of a category in one line, and who made it unless that goes without saying. */
export function CategoryFacts({ category, creator = true }: { category: Category; creator?: boolean }) {
  const rating = formatNumber(category.averageRating, oneDecimal);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-xs tabular">
      <span className="inline-flex items-center gap-1">
        <Star aria-hidden="true" className="size-4 fill-accent text-accent-edge" />
        <span className="sr-only">{t('common.rating', { rating })}</span>
        <span aria-hidden="true" className="font-semibold text-ink">
          {rating}
        </span>
      </span>
      <span className="inline-flex items-center gap-1">
        <Users aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('common.completions', { count: category.completionCount })}</span>
        <span aria-hidden="true">{formatNumber(category.completionCount, compact)}</span>
      </span>
      {creator && category.createdBy !== null && (
        <span className="min-w-0 wrap-anywhere">{t('common.byCreator', { name: category.createdBy })}</span>
      )}
    </p>
  );
}

const WAITING = {
  generating: 'common.generatingText',
  failed: 'common.failedText',
  draft: 'common.draftText',
} as const;

type Props = { category: Category; index: number; now: number };

/** A quiz on offer. Play reaches over the whole card, so a tap anywhere on it starts the quiz. */
export function QuizCard({ category, index, now }: Props) {
  const { _id, name, description, difficulty, questionCount, status, statusReason, progress, isOwn } =
    category;
  const ready = status === 'ready';
  return (
    <article
      className={cx(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-tile',
        ready && 'tile-press hover:border-brand',
      )}
    >
      <CategoryArt category={category} className="h-32" />
      <div className="absolute top-3 right-3">
        <FameBadge category={category} index={index} now={now} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 pt-4">
        <div className="grid gap-1">
          <h3 className="wrap-anywhere font-display font-semibold text-lg">{name}</h3>
          <p className="line-clamp-2 text-muted text-sm">
            {ready ? description : (statusReason ?? t(WAITING[status]))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {ready ? (
            <>
              <DifficultyBadge difficulty={difficulty} />
              <TimeBadge questionCount={questionCount} />
            </>
          ) : progress === null ? (
            <StatusBadge status={status} />
          ) : (
            <WritingProgress progress={progress} />
          )}
        </div>
        <div className="mt-auto flex items-center justify-between gap-3 pt-1">
          <CategoryFacts category={category} />
          {isOwn && <EditQuestionsLink plain category={category} />}
          {ready && (
            <Link
              to={`/quiz/${_id}`}
              aria-label={t('common.playQuiz', { name })}
              className={cx(
                buttonClass({ size: 'sm' }),
                // Moving by itself under a press, it would take its reach over the card back before the release.
                'shrink-0 active:translate-none! after:absolute after:inset-0 after:content-[""]',
              )}
            >
              <Play aria-hidden="true" className="size-4 fill-current" />
              {t('common.play')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
