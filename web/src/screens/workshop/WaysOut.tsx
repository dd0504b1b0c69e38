import type { Advice } from '@trivium/contract/categories';
import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Meanings } from '../../parts/Meanings.tsx';
import type { QuizActionState } from './use-quiz-actions.ts';

/** Names that are covered and near, each the start of a new quiz. */
function Nearest({ names }: { names: readonly string[] }) {
  const [request, setRequest] = useState<CreateRequest>(null);
  return (
    <div className="grid gap-2">
      <h4 id="nearest" className="font-semibold text-sm">
        {t('workshop.waysNearest')}
      </h4>
      <ul aria-labelledby="nearest" className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setRequest(name)}
              className="wrap-anywhere min-h-11 rounded-pill border border-line-strong bg-surface px-4 py-2 text-left font-semibold text-sm hover:border-brand hover:text-brand"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <CreateQuiz request={request} onClose={() => setRequest(null)} />
    </div>
  );
}

type Props = { advice: Advice; publishMin: number; actions: QuizActionState };

/** What can be done about a quiz that could not be written. */
export function WaysOut({ advice, publishMin, actions }: Props) {
  const { choices, nearest, awaitsWriter } = advice;
  const pending = actions.pending?.sense ?? null;
  return (
    <section aria-labelledby="ways-out" className="grid grid-cols-1 gap-4 rounded-answer bg-sunken p-4">
      <h3 id="ways-out" className="font-semibold">
        {t('workshop.ways')}
      </h3>
      {choices.length > 0 && (
        <Meanings
          label={t('workshop.waysMeanings')}
          choices={choices}
          pending={pending}
          onChoose={(sense) => actions.run('rewrite', sense)}
        />
      )}
      {nearest.length > 0 && <Nearest names={nearest} />}
      <p className="text-sm">{t('workshop.waysOwn', { min: publishMin })}</p>
      {awaitsWriter && <p className="text-sm">{t('workshop.waysAgain')}</p>}
    </section>
  );
}
