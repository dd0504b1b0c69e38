import type { OwnQuestion } from '@trivium/contract/workshop';
import { Archive, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { needsDecision } from './question-filter.ts';
import type { Decision } from './use-decision.ts';

type Props = {
  question: OwnQuestion;
  decision: Decision;
  onOpen: (dialog: 'edit' | 'remove') => void;
};

/** Edit, retire or publish again, delete. What stands as a decision above is not offered twice. */
export function QuestionActions({ question, decision: { decide, pending }, onOpen }: Props) {
  const retired = question.status === 'retired';
  const about = { question: question.question };
  const icon = 'size-4.5';
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 border-line border-t px-2 pt-2">
      {!needsDecision(question) && (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('workshop.editOf', about)}
            onClick={() => onOpen('edit')}
          >
            <Pencil aria-hidden="true" className={icon} />
            {t('workshop.edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t(retired ? 'workshop.restoreOf' : 'workshop.retireOf', about)}
            loading={pending !== null}
            onClick={() => decide(retired ? 'active' : 'retired')}
          >
            {retired ? (
              <RotateCcw aria-hidden="true" className={icon} />
            ) : (
              <Archive aria-hidden="true" className={icon} />
            )}
            {t(retired ? 'workshop.restore' : 'workshop.retire')}
          </Button>
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('workshop.removeOf', about)}
        onClick={() => onOpen('remove')}
      >
        <Trash2 aria-hidden="true" className={`${icon} text-bad`} />
        {t('workshop.remove')}
      </Button>
    </div>
  );
}
