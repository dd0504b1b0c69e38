import type { ReportReason } from '@trivium/contract/feedback';
import { LIMITS } from '@trivium/contract/limits';
import { useState } from 'react';
import { reportQuestion } from '../../api/feedback.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useQuietMutation } from './use-quiet-mutation.ts';

type Draft = { reason: ReportReason | null; otherText: string };
type Problem = 'reasonMissing' | 'otherMissing' | null;

/** A reason must be chosen, and "other" needs words (specification 5). */
function problemOf({ reason, otherText }: Draft): Problem {
  if (reason === null) return 'reasonMissing';
  return reason === 'other' && otherText.trim() === '' ? 'otherMissing' : null;
}

// Named here, since the contract's own list would bring its schemas along.
const REASONS = [
  'incorrect_answer',
  'multiple_correct_answers',
  'ambiguous_wording',
  'duplicate_question',
  'offensive_content',
  'other',
] as const satisfies readonly ReportReason[];

function ReportForm({ onSend, onCancel }: { onSend: (draft: Draft) => void; onCancel: () => void }) {
  const [draft, setDraft] = useState<Draft>({ reason: null, otherText: '' });
  const [tried, setTried] = useState(false);
  const problem = tried ? problemOf(draft) : null;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problemOf(draft) === null) onSend(draft);
      }}
    >
      <RadioGroup
        legend={t('quiz.reportDialog.text')}
        hideLegend
        options={REASONS.map((value) => ({ value, label: t(`quiz.reportDialog.reason.${value}`) }))}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
        error={problem === 'reasonMissing' ? t('quiz.reportDialog.reasonMissing') : undefined}
      />
      {draft.reason === 'other' && (
        <TextArea
          label={t('quiz.reportDialog.other')}
          value={draft.otherText}
          maxLength={LIMITS.reportText.max}
          onChange={(event) => setDraft({ ...draft, otherText: event.target.value })}
          error={problem === 'otherMissing' ? t('quiz.reportDialog.otherMissing') : undefined}
        />
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button type="submit" size="lg">
          {t('quiz.reportDialog.send')}
        </Button>
        <Button size="lg" variant="secondary" onClick={onCancel}>
          {t('quiz.reportDialog.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Takes a report on a question and thanks for it. Sending goes on in the background and never interrupts the game. */
export function ReportDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const report = useQuietMutation('reportQuestion', ({ reason, otherText }: Draft) =>
    reportQuestion(questionId, reason ?? 'other', reason === 'other' ? otherText.trim() : null),
  );
  if (report.isIdle) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('quiz.reportDialog.title')}
        description={t('quiz.reportDialog.text')}
        closeLabel={t('quiz.reportDialog.close')}
      >
        <ReportForm onSend={report.mutate} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('quiz.reportDialog.thanks')}
      description={t('quiz.reportDialog.thanksText')}
      actions={
        <Button size="lg" onClick={onClose}>
          {t('quiz.reportDialog.close')}
        </Button>
      }
    />
  );
}
