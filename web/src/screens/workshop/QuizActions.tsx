import type { OwnQuestions } from '@trivium/contract/workshop';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { QuizDialogs, type QuizQuestion } from './QuizDialogs.tsx';
import { standingOf } from './standing.ts';
import type { QuizActionState } from './use-quiz-actions.ts';

type Props = { data: OwnQuestions; actions: QuizActionState };

/** Take back, write anew and delete: what the state of the quiz allows. */
export function QuizActions({ data, actions }: Props) {
  const [asked, setAsked] = useState<QuizQuestion | null>(null);
  const { category } = data;
  const { withdraw, rewrite, remove } = standingOf(data);
  if (!withdraw && !rewrite && remove === 'absent') return null;
  // With meanings to choose from, writing the same name anew would fail in the same way.
  const anew = rewrite && (category.advice?.choices.length ?? 0) === 0;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap gap-x-3 gap-y-2 empty:hidden *:flex-1">
        {withdraw && (
          <Button variant="secondary" size="sm" onClick={() => setAsked('withdraw')}>
            {t('workshop.withdraw')}
          </Button>
        )}
        {anew && (
          <Button
            variant="secondary"
            size="sm"
            loading={actions.pending?.action === 'rewrite'}
            onClick={() => (data.questions.length === 0 ? actions.run('rewrite') : setAsked('rewrite'))}
          >
            {t(data.questions.length === 0 ? 'workshop.rewrite' : 'workshop.writeMore')}
          </Button>
        )}
        {remove === 'offered' && (
          <Button variant="secondary" size="sm" onClick={() => setAsked('remove')}>
            <Trash2 aria-hidden="true" className="size-4.5 text-bad" />
            {t('workshop.delete')}
          </Button>
        )}
      </div>
      {remove === 'played' && <p className="text-muted text-xs">{t('workshop.played')}</p>}
      <QuizDialogs category={category} asked={asked} actions={actions} onClose={() => setAsked(null)} />
    </div>
  );
}
