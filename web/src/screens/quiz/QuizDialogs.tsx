import { lazy, Suspense, useEffect } from 'react';
import { settings } from '../../game/settings.ts';
import type { QuizDialog } from './use-quiz-dialog.ts';

// Dialogs come after the first question, so that it does not wait for them.
const load = {
  exit: () => import('./ExitDialog.tsx'),
  report: () => import('./ReportDialog.tsx'),
  keys: () => import('./KeysDialog.tsx'),
};
const ExitDialog = lazy(async () => ({ default: (await load.exit()).ExitDialog }));
const ReportDialog = lazy(async () => ({ default: (await load.report()).ReportDialog }));
const KeysDialog = lazy(async () => ({ default: (await load.keys()).KeysDialog }));

/** The dialog that is open over the quiz, if any. */
export function QuizDialogs({ dialog, questionId }: { dialog: QuizDialog; questionId: string }) {
  // Fetched ahead while the player reads, so that each opens at once; without a line it is tried again on opening.
  useEffect(() => {
    if (settings.getState().dataSaver) return;
    for (const fetchAhead of Object.values(load)) fetchAhead().catch(() => {});
  }, []);
  return (
    <Suspense>
      {dialog.shown === 'exit' && <ExitDialog onClose={dialog.close} />}
      {dialog.shown === 'report' && <ReportDialog questionId={questionId} onClose={dialog.close} />}
      {dialog.shown === 'keys' && <KeysDialog onClose={dialog.close} />}
    </Suspense>
  );
}
