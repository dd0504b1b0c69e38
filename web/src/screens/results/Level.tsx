import type { QuizResults } from '@trivium/contract/quiz';
import { levelProgress } from '@trivium/rules/level';
import type { CSSProperties } from 'react';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The level after the quiz and the way to the next one. */
export function Level({ results }: { results: QuizResults }) {
  const { totalKnowledge, knowledgeGained, previousLevel, currentLevel } = results;
  const { into, size, share } = levelProgress(totalKnowledge);
  const up = currentLevel > previousLevel;
  const before = up ? 0 : levelProgress(totalKnowledge - knowledgeGained).share;
  const progress = t('results.levelProgress', {
    into: formatNumber(into),
    size: formatNumber(size),
    next: currentLevel + 1,
  });
  return (
    <section className="grid gap-2">
      <p className="flex items-center gap-2">
        <span className="font-display font-semibold text-lg">
          {t('results.level', { level: currentLevel })}
        </span>
        {up && (
          <Badge tone="accent" className="results-up">
            {t('results.up')}
          </Badge>
        )}
        <span className="tabular ml-auto text-end text-muted text-xs">{progress}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('results.level', { level: currentLevel })}
        aria-valuemin={0}
        aria-valuemax={size}
        aria-valuenow={into}
        aria-valuetext={progress}
        className="results-level-bar"
      >
        <span style={{ '--from': before, '--share': share } as CSSProperties} />
      </div>
    </section>
  );
}
