import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../lib/i18n.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.tsx')).Toaster }));

/** Brings the toaster once the page has nothing better to do: it is 9 KB that no first paint needs. */
export function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={t('common.toasts')} />
    </Suspense>
  );
}
