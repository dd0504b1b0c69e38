import type { Category } from '@trivium/contract/categories';
import { Star, Users } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { formatNumber, t } from '../lib/i18n.ts';

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

type Props = {
  category: Category;
  /** Whether it says who made it; `wide` only where there is room. */
  creator?: boolean | 'wide';
};

/** Rating and plays of a category in one line, and who made it unless that goes without saying. */
export function CategoryFacts({ category, creator = true }: Props) {
  const rating = formatNumber(category.averageRating, oneDecimal);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 sm:gap-x-3.5 gap-y-1 text-muted text-xs tabular">
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
      {creator !== false && category.createdBy !== null && (
        <span className={cx('wrap-anywhere min-w-0', creator === 'wide' && 'max-sm:hidden')}>
          {t('common.byCreator', { name: category.createdBy })}
        </span>
      )}
    </p>
  );
}
