import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** What comes once the page has nothing better to do: no first paint needs it. */
export function Late({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}
