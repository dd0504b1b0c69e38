import type { OwnQuestion } from '@trivium/contract/workshop';
import { Check, Clock } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { type AnswerRow, answerRows } from './answer-rows.ts';

function Row({ row: { text, right, percentage } }: { row: AnswerRow }) {
  return (
    <li
      className={cx(
        'relative flex min-h-11 items-center gap-2.5 overflow-hidden rounded-input border px-3 py-2 text-sm',
        right ? 'border-good' : 'border-line',
        text === '' && 'border-dashed',
      )}
    >
      {percentage !== null && (
        <span
          aria-hidden="true"
          className={cx('absolute inset-0 origin-left', right ? 'bg-good-soft' : 'bg-brand-soft')}
          style={{ scale: `${percentage / 100} 1` }}
        />
      )}
      {right && <Check aria-hidden="true" className="relative size-5 shrink-0 text-good" strokeWidth={3} />}
      {text === '' && <Clock aria-hidden="true" className="relative size-4.5 shrink-0 text-muted" />}
      <span className="wrap-anywhere relative min-w-0 flex-1">
        <span className={cx(right && 'font-semibold')}>{text === '' ? t('workshop.timeout') : text}</span>
        {right && <span className="block text-good text-xs">{t('workshop.right')}</span>}
      </span>
      {percentage !== null && (
        <span className="relative shrink-0 font-semibold tabular">
          <span aria-hidden="true">{t('quiz.percent', { value: percentage })}</span>
          <span className="sr-only">{t('workshop.chosenBy', { value: percentage })}</span>
        </span>
      )}
    </li>
  );
}

/** The answers, the right one marked, each with the share of players who chose it. */
export function Answers({ question }: { question: OwnQuestion }) {
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {answerRows(question).map((row) => (
        <Row key={row.text} row={row} />
      ))}
    </ul>
  );
}
