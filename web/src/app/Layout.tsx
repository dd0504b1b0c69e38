import { Suspense, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { t } from '../lib/i18n.ts';
import { BottomBar } from './BottomBar.tsx';
import { FirstLoad } from './FirstLoad.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { screenOf } from './screen-of.ts';
import { TopBar } from './TopBar.tsx';
import { useGoKeys } from './use-go-keys.ts';

/** The frame of the ordinary screens: bars around a centred content area. */
export function Layout() {
  const screen = screenOf(useLocation());
  useGoKeys();
  return (
    <div className="with-bottom-bar flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-input bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('common.skipToContent')}
      </a>
      <TopBar />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className="flex-1 pb-[calc(var(--bottom-bar)+0.75rem)]">
        <Suspense fallback={<FirstLoad />}>
          <ViewTransition key={screen} default="none" enter="screen" exit="screen">
            <Outlet />
          </ViewTransition>
        </Suspense>
      </main>
      <BottomBar />
    </div>
  );
}
