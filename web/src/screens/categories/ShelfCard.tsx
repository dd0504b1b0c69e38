import type { Category } from '@trivium/contract/categories';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { CategoryArt } from '../../parts/CategoryArt.tsx';
import { CategoryFacts } from '../../parts/CategoryFacts.tsx';
import { PlayedMark } from '../../parts/PlayedMark.tsx';
import { quizPath } from '../../parts/quiz-path.ts';

/** A quiz as a small card of a row. */
export function ShelfCard({ category }: { category: Category }) {
  const { _id, name, timesPlayed } = category;
  return (
    <article className="tile-press relative flex flex-col overflow-hidden rounded-answer border border-line bg-surface shadow-tile hover:border-brand">
      <div className="relative">
        <CategoryArt category={category} className="h-16" tileClassName="size-10" />
        <PlayedMark times={timesPlayed} className="absolute top-1.5 right-1.5" />
      </div>
      <div className="flex flex-1 flex-col justify-between gap-1 px-3 py-2">
        <h4 className="wrap-anywhere line-clamp-2 font-semibold text-sm leading-tight">
          <Link
            to={quizPath(_id)}
            state={{ leadsBack: true }}
            aria-label={t('common.playQuiz', { name })}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
        </h4>
        <CategoryFacts category={category} creator={false} />
      </div>
    </article>
  );
}
