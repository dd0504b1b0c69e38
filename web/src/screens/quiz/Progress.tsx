import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import type { AnswerRecord, Asked } from '../../game/round-state.ts';
import { t } from '../../lib/i18n.ts';

type Step = 'right' | 'wrong' | 'done' | 'now' | 'open';

// What was answered before a reload is known to be answered, not how.
function stepOf(number: number, now: number, answers: readonly AnswerRecord[]): Step {
  const answer = answers.find((record) => record.number === number);
  if (answer) return answer.isCorrect ? 'right' : 'wrong';
  if (number < now) return 'done';
  return number === now ? 'now' : 'open';
}

/** One stretch of road per question: right ones full, wrong ones half as high, so that colour is not needed. */
export function Progress({ asked }: { asked: Asked }) {
  const phase = useStore(round.store, (state) => state.phase);
  // The stretch of a question is painted with its verdict, not before.
  const answers = useStore(round.store, (state) => state.answers);
  const known = phase === 'locked' ? answers.filter((record) => record.number !== asked.number) : answers;
  const done = asked.number - (phase === 'asking' || phase === 'locked' ? 1 : 0);
  return (
    <div
      role="progressbar"
      aria-label={t('quiz.progress')}
      aria-valuemin={0}
      aria-valuemax={asked.total}
      aria-valuenow={done}
      aria-valuetext={t('quiz.progressText', { done, total: asked.total })}
      className="mt-3 flex h-2.5 items-end gap-1"
    >
      {Array.from({ length: asked.total }, (_, i) => i + 1).map((number) => (
        <span key={number} className="quiz-step" data-step={stepOf(number, asked.number, known)} />
      ))}
    </div>
  );
}
