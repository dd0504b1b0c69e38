import type { Category } from '@trivium/contract/categories';
import { t } from '../../lib/i18n.ts';
import { Meanings } from '../../parts/Meanings.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type QuizActionState, useLeaveByDeleting } from './use-quiz-actions.ts';

/** What is asked before it is done. */
export type QuizQuestion = 'withdraw' | 'rewrite' | 'remove';

type Props = {
  category: Category;
  asked: QuizQuestion | null;
  actions: QuizActionState;
  onClose: () => void;
};

function DeleteQuiz({ category: { _id, name }, onClose }: Pick<Props, 'category' | 'onClose'>) {
  const { remove, removing, failure } = useLeaveByDeleting(_id);
  return (
    <ConfirmDialog
      danger
      title={t('workshop.deleteTitle', { name })}
      text={t('workshop.deleteText')}
      action={t('workshop.deleteForGood')}
      pending={removing}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

function WhichMeaning({ name, actions }: { name: string; actions: QuizActionState }) {
  return (
    <Dialog
      open
      onOpenChange={actions.reset}
      title={t('common.whichMeaning')}
      description={t('common.whichMeaningText', { name })}
      actions={
        <Button variant="secondary" onClick={actions.reset}>
          {t('common.cancel')}
        </Button>
      }
    >
      <Meanings
        label={t('common.whichMeaning')}
        hideLabel
        choices={actions.choices}
        pending={null}
        onChoose={(sense) => actions.run('rewrite', sense)}
      />
    </Dialog>
  );
}

/** The questions that the owner answers before something is done to the quiz. */
export function QuizDialogs({ category, asked, actions, onClose }: Props) {
  const { name } = category;
  if (actions.choices.length > 0) return <WhichMeaning name={name} actions={actions} />;
  if (asked === null) return null;
  if (asked === 'remove') return <DeleteQuiz category={category} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t(`workshop.${asked}Title`)}
      text={t(`workshop.${asked}Text`, { name })}
      action={t(asked === 'rewrite' ? 'workshop.writeMore' : 'workshop.withdraw')}
      pending={false}
      failure={null}
      onConfirm={() => {
        // How it goes is said beside the quiz, where it stays to be read.
        onClose();
        actions.run(asked);
      }}
      onClose={onClose}
    />
  );
}
