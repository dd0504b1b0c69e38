import type { Category } from '@trivium/contract/categories';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { CategoryArt } from './CategoryArt.tsx';
import { CategoryFacts } from './CategoryFacts.tsx';
import { StatusBadge } from './category-badges.tsx';
import { EditQuestionsLink, WaysOutLink } from './OwnQuizLink.tsx';

import { TakenAs } from './TakenAs.tsx';
import { WritingProgress } from './WritingProgress.tsx';

/** What is said of a quiz that cannot be played: how far it is, or why. */
function Unplayable({ category }: { category: Category }) {
  const { status, statusReason, progress, isOwn } = category;
  return (
    <div className="grid justify-items-start gap-1">
      {progress === null ? <StatusBadge status={status} /> : <WritingProgress progress={progress} />}
      {status === 'generating' && <TakenAs category={category} />}
      {statusReason !== null && <p className="text-muted text-xs">{statusReason}</p>}
      {isOwn && status === 'failed' && <WaysOutLink category={category} />}
    </div>
  );
}

/** A quiz in one line, for short lists. */
export function QuizRow({ category }: { category: Category }) {
  const { _id, name, status, isOwn } = category;
  const ready = status === 'ready';
  return (
    <article
      className={cx(
        'relative flex items-center gap-3 rounded-answer border border-line bg-surface p-3 shadow-tile sm:gap-4 sm:pr-4',
        ready && 'tile-press hover:border-brand',
      )}
    >
      <CategoryArt
        plain
        category={category}
        className={cx('size-14 shrink-0 rounded-tile', !ready && 'self-start')}
        tileClassName="size-10"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="wrap-anywhere font-semibold leading-tight">{name}</h3>
        {ready ? <CategoryFacts category={category} creator={!isOwn} /> : <Unplayable category={category} />}
      </div>
      {isOwn && (ready || status === 'draft') && <EditQuestionsLink category={category} />}
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
