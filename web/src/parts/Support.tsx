import { lazy, Suspense } from 'react';
import { loadTexts } from '../lib/i18n.ts';

export type SupportKind = 'contact' | 'bug';

const SupportDialog = lazy(async () => {
  const [{ SupportDialog: Loaded }] = await Promise.all([
    import('./SupportDialog.tsx'),
    loadTexts('support'),
  ]);
  return { default: Loaded };
});

/** The form to the people behind the product, loaded when it is first wanted; `null` while it is closed. */
export function Support({ kind, onClose }: { kind: SupportKind | null; onClose: () => void }) {
  if (kind === null) return null;
  return (
    <Suspense fallback={null}>
      <SupportDialog key={kind} kind={kind} onClose={onClose} />
    </Suspense>
  );
}
