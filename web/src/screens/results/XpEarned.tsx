import type { QuizResults } from '@trivium/contract/quiz';
import type { CSSProperties } from 'react';
import { formatNumber, t } from '../../lib/i18n.ts';
import { useCountUp } from './use-count-up.ts';
import { useTokenFly } from './use-token-fly.ts';

type Row = { key: 'fromAnswers' | 'fromCompletion' | 'fromFlawless' | 'capped'; xp: number };

function rowsOf({ breakdown }: QuizResults): Row[] {
  const rows: Row[] = [
    { key: 'fromAnswers', xp: breakdown.answers },
    { key: 'fromCompletion', xp: breakdown.completion },
    { key: 'fromFlawless', xp: breakdown.flawless },
    { key: 'capped', xp: breakdown.capped },
  ];
  return rows.filter((row) => row.xp > 0);
}

/** The XP of the quiz, counted up for the eye, and where they came from. */
export function XpEarned({ results, settled }: { results: QuizResults; settled: boolean }) {
  const xp = results.knowledgeGained;
  const number = useCountUp(xp, settled, (value) => t('results.xp', { xp: formatNumber(value) }));
  useTokenFly(number, xp > 0, settled);
  return (
    <section aria-label={t('results.xpEarned')} className="grid gap-3">
      <p className="text-center md:text-start">
        <span className="block font-semibold text-muted text-xs">{t('results.xpEarned')}</span>
        <span
          ref={number}
          aria-hidden="true"
          className="tabular block font-display font-semibold text-accent-ink text-hero"
        />
        <span className="sr-only">{t('results.xp', { xp: formatNumber(xp) })}</span>
      </p>
      <dl className="grid gap-1.5">
        {rowsOf(results).map(({ key, xp: part }, index) => (
          <div key={key} className="results-row" style={{ '--index': index } as CSSProperties}>
            <dt className="text-muted">{t(`results.${key}`)}</dt>
            <dd className="tabular font-semibold">
              {t(key === 'capped' ? 'results.minusXp' : 'results.plusXp', { xp: formatNumber(part) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
