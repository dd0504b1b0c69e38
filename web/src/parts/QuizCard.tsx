import type { Category } from '@trivium/contract/categories';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { CategoryArt } from './CategoryArt.tsx';
import { CategoryFacts } from './CategoryFacts.tsx';
import { DifficultyBadge, FameBadge, StatusBadge, TimeBadge } from './category-badges.tsx';
import { EditQuestionsLink } from './OwnQuizLink.tsx';
import { PlayedMark } from './PlayedMark.tsx';
import { quizPath } from './quiz-path.ts';

const WAITING = {
  generating: 'common.generatingText',
  failed: 'common.failedText',
  draft: 'common.draftText',
} as const;

type Props = { category: Category; index: number; now: number };

/** How hard it is, how long it takes, and on a narrow screen, where no picture has room for it, its fame as a sign. */
function Badges({ category, index, now }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2.5 max-sm:*:bg-transparent max-sm:*:p-0 sm:gap-1.5">
      <DifficultyBadge difficulty={category.difficulty} />
      <span className="max-sm:hidden">
        <TimeBadge questionCount={category.questionCount} />
      </span>
      <span className="grid place-items-center *:bg-transparent *:p-0 sm:hidden">
        <FameBadge plain category={category} index={index} now={now} />
      </span>
    </div>
  );
}

/** Plays it. The link reaches over the whole card, so a tap anywhere on it starts the quiz. */
function PlayLink({ category: { _id, name } }: Pick<Props, 'category'>) {
  return (
    <Link
      to={quizPath(_id)}
      state={{ leadsBack: true }}
      aria-label={t('common.playQuiz', { name })}
      className={cx(
        buttonClass({ size: 'sm' }),
        'max-sm:size-11 max-sm:rounded-pill max-sm:bg-brand-soft max-sm:p-0 max-sm:text-brand max-sm:shadow-none',
        // Moving by itself under a press, it would take its reach over the card back before the release.
        'shrink-0 active:translate-none! after:absolute after:inset-0 after:content-[""]',
      )}
    >
      <Play aria-hidden="true" className="size-4.5 fill-current sm:size-4" />
      <span className="max-sm:hidden">{t('common.play')}</span>
    </Link>
  );
}

/** A quiz on offer: a row on a narrow screen, where many are scrolled through, a card on a wide one. */
export function QuizCard({ category, index, now }: Props) {
  const { name, description, createdBy, status, statusReason, isOwn, timesPlayed } = category;
  const ready = status === 'ready';
  return (
    <article
      className={cx(
        'group relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] min-[24rem]:grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden rounded-answer border border-line bg-surface p-2.5 shadow-tile',
        'sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr_auto_auto] sm:items-start sm:gap-y-3 sm:rounded-card sm:p-0 sm:pb-4',
        ready && 'tile-press hover:border-brand',
      )}
    >
      <div className="relative row-span-2 sm:col-span-2 sm:row-span-1">
        <CategoryArt
          category={category}
          className="h-12 rounded-tile min-[24rem]:h-15 sm:h-28 sm:rounded-none"
          tileClassName="size-11"
        />
        <PlayedMark
          times={timesPlayed}
          className="absolute -right-1.5 -bottom-1.5 sm:top-2.5 sm:right-2.5 sm:bottom-auto sm:size-7"
        />
        <div className="absolute top-2 left-2 *:px-2 *:py-0.5 *:text-2xs max-sm:hidden">
          <FameBadge category={category} index={index} now={now} />
        </div>
      </div>
      <div className="grid min-w-0 sm:col-span-2 sm:gap-1 sm:px-4">
        <h3 className="wrap-anywhere font-semibold leading-tight sm:font-display sm:text-lg">{name}</h3>
        <p className="line-clamp-1 text-muted text-xs sm:line-clamp-2 sm:text-sm">
          {createdBy !== null && (
            <span className="sm:hidden">{t('common.byCreator', { name: createdBy })} · </span>
          )}
          {ready ? description : (statusReason ?? t(WAITING[status]))}
        </p>
      </div>
      {/* One line on a narrow screen; on a wide one the chips stand above the line with Play. */}
      <div className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-2.5 sm:contents">
        <div className="min-w-0 sm:col-start-1 sm:row-start-4 sm:self-center sm:pl-4">
          <CategoryFacts creator="wide" category={category} />
        </div>
        <div className="min-w-0 sm:col-span-2 sm:row-start-3 sm:px-4">
          {ready ? <Badges category={category} index={index} now={now} /> : <StatusBadge status={status} />}
        </div>
      </div>
      <div className="col-start-3 row-span-2 row-start-1 flex items-center gap-1 sm:col-start-2 sm:row-span-1 sm:row-start-4 sm:pr-4">
        {isOwn && (
          <span className="rounded-pill sm:absolute sm:top-15 sm:right-2.5 sm:bg-surface">
            <EditQuestionsLink plain category={category} />
          </span>
        )}
        {ready && <PlayLink category={category} />}
      </div>
    </article>
  );
}
