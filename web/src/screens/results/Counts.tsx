import type { QuizResults } from '@trivium/contract/quiz';
import { Check, Target, X } from 'lucide-react';
import { formatNumber, t } from '../../lib/i18n.ts';

/** Right and wrong answers, and the points. */
export function Counts({ results }: { results: QuizResults }) {
  const { correctAnswers, totalQuestions, score } = results;
  const cells = [
    { key: 'correct', value: correctAnswers, Icon: Check, tone: 'bg-good-soft text-good' },
    { key: 'incorrect', value: totalQuestions - correctAnswers, Icon: X, tone: 'bg-bad-soft text-bad' },
    { key: 'score', value: score, Icon: Target, tone: 'bg-sunken text-muted' },
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2">
      {cells.map(({ key, value, Icon, tone }) => (
        <div key={key} className={`grid justify-items-center gap-0.5 rounded-input px-2 py-3 ${tone}`}>
          <dt className="flex items-center gap-1 font-semibold text-xs">
            <Icon aria-hidden="true" className="size-4" strokeWidth={2.75} />
            {t(`results.${key}`)}
          </dt>
          <dd className="tabular font-display font-semibold text-ink text-lg">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
