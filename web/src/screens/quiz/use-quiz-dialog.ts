import { useState } from 'react';

export type QuizDialogName = 'exit' | 'report' | 'keys';

/** Which dialog is open over the quiz, at most one. */
export type QuizDialog = {
  readonly shown: QuizDialogName | null;
  readonly open: (name: QuizDialogName) => void;
  readonly close: () => void;
};

/** A question can be reported only after the verdict: before it, the dialog would be a way to think longer. */
export function useQuizDialog(answered: boolean): QuizDialog {
  const [shown, setShown] = useState<QuizDialogName | null>(null);
  return {
    shown,
    open: (name) => (name !== 'report' || answered) && setShown(name),
    close: () => setShown(null),
  };
}
