import { Check, Clock, Flame, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { session } from '../../api/session.ts';
import { round } from '../../game/round.ts';
import { type RoundState, TIME_OUT } from '../../game/round-state.ts';
import { t } from '../../lib/i18n.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';

/** From this streak on it is worth a word. */
const STREAK_FROM = 3;

const KINDS = {
  right: { Icon: Check, title: 'quiz.correct', mood: 'glad' },
  wrong: { Icon: X, title: 'quiz.incorrect', mood: 'sad' },
  timeOut: { Icon: Clock, title: 'quiz.timeUp', mood: 'sad' },
} as const;

/** The player's animal takes part; the sign at its corner says the same without a face. */
function Reaction({ kind }: { kind: keyof typeof KINDS }) {
  const user = useStore(session, (state) => state.user);
  const { Icon, mood } = KINDS[kind];
  return (
    <span className="quiz-reaction">
      {user && (
        <Avatar avatar={user.avatar} alias={user.alias} mood={mood} decorative className="size-full" />
      )}
      <span className="quiz-reaction-mark">
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={3.5} />
      </span>
    </span>
  );
}

function Earned() {
  const points = useStore(round.store, (state) => state.points?.total ?? 0);
  const streak = useStore(round.store, (state) => state.streak);
  return (
    <span className="ml-auto flex gap-1.5">
      {streak >= STREAK_FROM && (
        <Badge tone="accent" className="animate-hop">
          <Flame aria-hidden="true" className="size-4" />
          <span aria-hidden="true" className="sm:hidden">
            {streak}
          </span>
          <span className="sr-only sm:not-sr-only">{t('quiz.streak', { count: streak })}</span>
        </Badge>
      )}
      {points > 0 && (
        <Badge tone="good" className="tabular animate-hop bg-surface">
          {t('quiz.points', { points })}
        </Badge>
      )}
    </span>
  );
}

const pick = ({ phase, choice, result, explained }: RoundState) => ({ phase, choice, result, explained });

/** The verdict in words, and 1.5 s later why. */
export function Feedback() {
  const { phase, choice, result, explained } = useStore(round.store, useShallow(pick));
  const panel = useRef<HTMLElement>(null);
  const shown = result !== null && phase !== 'locked';
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (shown || explained) {
      panel.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    }
  }, [shown, explained]);
  if (!shown) return null;

  const kind = choice === TIME_OUT ? 'timeOut' : result.isCorrect ? 'right' : 'wrong';
  return (
    <section ref={panel} className="quiz-feedback" data-kind={kind}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Reaction kind={kind} />
        <h2 className="font-display font-semibold text-lg">{t(KINDS[kind].title)}</h2>
        <Earned />
      </div>
      {kind === 'timeOut' && <p className="mt-2">{t('quiz.timeUpText')}</p>}
      {kind !== 'right' && (
        <p className="mt-2 font-semibold">{t('quiz.correctAnswerIs', { answer: result.correctAnswer })}</p>
      )}
      {explained && result.explanation !== '' && <p className="mt-2 animate-fade">{result.explanation}</p>}
    </section>
  );
}
