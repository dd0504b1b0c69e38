import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import { type Asked, isLast } from '../../game/round-state.ts';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { useAutoPlay } from './use-auto-play.ts';
import { useLate } from './use-late.ts';
import type { Vote } from './use-vote.ts';

function VoteButtons({ vote }: { vote: Vote }) {
  return (
    <fieldset className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-1">
      <legend className="sr-only">{t('quiz.like.question')}</legend>
      <span aria-hidden="true" className="text-muted text-xs sm:text-sm">
        {t(vote.given === null ? 'quiz.like.question' : 'quiz.like.thanks')}
      </span>
      <span role="status" className="sr-only">
        {vote.given !== null && t('quiz.like.thanks')}
      </span>
      <span className="flex">
        {([true, false] as const).map((liked) => {
          const Icon = liked ? ThumbsUp : ThumbsDown;
          return (
            <Button
              key={String(liked)}
              variant="ghost"
              size="sm"
              className={cx('px-2.5!', vote.given === liked && 'bg-brand-soft opacity-100!')}
              aria-pressed={vote.given === liked}
              aria-disabled={vote.given !== null || undefined}
              onClick={() => vote.give(liked)}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              {t(liked ? 'quiz.like.yes' : 'quiz.like.no')}
            </Button>
          );
        })}
      </span>
    </fieldset>
  );
}

/** What one can do once the verdict is there: say what one thinks of the question, and go on. */
export function NextBar({ asked, vote, onReport }: { asked: Asked; vote: Vote; onReport: () => void }) {
  const last = useStore(round.store, isLast);
  const busy = useStore(round.store, ({ phase }) => phase === 'moving' || phase === 'completing');
  const late = useLate(busy);
  const pauseMs = useAutoPlay();
  return (
    <div className="quiz-next">
      <div className="flex items-center">
        <VoteButtons key={asked.question._id} vote={vote} />
        <Button variant="ghost" size="sm" className="self-end px-2.5! text-muted" onClick={onReport}>
          <Flag aria-hidden="true" className="size-4.5" />
          <span className="sr-only sm:not-sr-only">{t('quiz.report')}</span>
        </Button>
      </div>
      <Button
        size="lg"
        full
        loading={late}
        className="relative overflow-hidden"
        onClick={() => round.advance()}
      >
        {t(last ? 'quiz.finish' : 'quiz.next')}
        {pauseMs !== null && (
          <span
            aria-hidden="true"
            className="quiz-auto-play"
            style={{ '--pause': `${pauseMs}ms` } as CSSProperties}
          />
        )}
      </Button>
      {pauseMs !== null && (
        <p role="status" className="text-center text-muted text-xs">
          {t(last ? 'quiz.autoPlayLast' : 'quiz.autoPlay')}
        </p>
      )}
    </div>
  );
}
