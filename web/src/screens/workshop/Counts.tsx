import type { OwnQuestions } from '@trivium/contract/workshop';
import { t } from '../../lib/i18n.ts';
import { activeCount } from './standing.ts';

/** How many questions there are, and how many it takes. */
export function Counts({ data }: { data: OwnQuestions }) {
  const { category, questions, publishMin, keepMin } = data;
  if (category.status === 'generating') return null;
  const active = activeCount(questions);
  const missing = publishMin - active;
  return (
    <p className="text-sm tabular">
      <span className="font-semibold">{t('workshop.count', { count: questions.length, active })}</span>{' '}
      <span className="text-muted">
        {category.status === 'ready'
          ? t('workshop.keepMin', { min: keepMin })
          : missing > 0
            ? t('workshop.missing', { missing })
            : t('workshop.needed', { min: publishMin })}
      </span>
    </p>
  );
}
