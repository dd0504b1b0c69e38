import type { Category } from '@trivium/contract/categories';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { CategoryArt } from './CategoryArt.tsx';
import { StatusBadge } from './category-badges.tsx';
import { CategoryFacts } from './QuizCard.tsx';

/** A quiz in one line, for short lists. */
export function QuizRow({ category }: { category: Category }) {
  const { _id, name, status, statusReason } = category;
  const ready = status === 'ready';
  return (
    <article
      className={cx(
        'relative flex items-center gap-4 rounded-answer border border-line bg-surface p-3 pr-4 shadow-tile',
        ready && 'tile-press hover:border-brand',
      )}
    >
      <CategoryArt
        plain
        category={category}
        className="size-14 shrink-0 rounded-tile"
        tileClassName="size-10"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="wrap-anywhere font-semibold leading-tight">{name}</h3>
        {ready ? (
          <CategoryFacts category={category} />
        ) : (
          <div className="grid justify-items-start gap-1">
            <StatusBadge status={status} />
            {statusReason !== null && <p className="text-muted text-xs">{statusReason}</p>}
          </div>
        )}
      </div>
      {ready && (
        <Link
          to={`/quiz/${_id}`}
          aria-label={t('common.playQuiz', { name })}
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand after:absolute after:inset-0 after:rounded-answer after:content-['']"
        >
          <Play aria-hidden="true" className="size-5 fill-current" />
        </Link>
      )}
    </article>
  );
}
