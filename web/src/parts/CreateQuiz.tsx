import { lazy, Suspense } from 'react';

const CreateQuizDialog = lazy(async () => ({
  default: (await import('./CreateQuizDialog.tsx')).CreateQuizDialog,
}));

/** The name a new quiz starts with; null while the dialog is closed. */
export type CreateRequest = string | null;

/** The dialog that creates a quiz, loaded when it is first wanted. */
export function CreateQuiz({ request, onClose }: { request: CreateRequest; onClose: () => void }) {
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <CreateQuizDialog open initialName={request} onOpenChange={(open) => open || onClose()} />
    </Suspense>
  );
}
