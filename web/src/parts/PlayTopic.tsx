import type { PlayableTopic } from '@trivium/contract/topics';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Wish } from '../api/quiz.ts';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { quizPath } from './quiz-path.ts';

type Props = {
  topic: Pick<PlayableTopic, 'categoryId' | 'name'>;
  wish?: Wish;
  /** As wide as its place, for a thumb. */
  full?: boolean;
};

/** Plays a quiz at once. */
export function PlayTopic({ topic: { categoryId, name }, wish = null, full = false }: Props) {
  return (
    <Link
      to={quizPath(categoryId, wish)}
      aria-label={t('common.playQuiz', { name })}
      className={cx(buttonClass({ variant: 'accent', size: 'sm', full }), !full && 'shrink-0')}
    >
      <Play aria-hidden="true" className="size-4 fill-current" />
      {t('common.play')}
    </Link>
  );
}

/** Several quizzes, each played with one tap. */
export function PlayTopics({
  topics,
  wish,
  label,
}: {
  topics: readonly PlayableTopic[];
  wish: Wish;
  label: string;
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {topics.map(({ sense, categoryId, name }) => (
        <li key={sense} className="min-w-0">
          <Link
            to={quizPath(categoryId, wish)}
            aria-label={t('common.playQuiz', { name })}
            className="tile-press flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface py-1.5 pr-4 pl-3 font-semibold text-sm [--tile-edge:transparent] hover:border-brand hover:text-brand"
          >
            <Play aria-hidden="true" className="size-3.5 shrink-0 fill-current text-brand" />
            <span className="wrap-anywhere min-w-0 leading-tight">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
