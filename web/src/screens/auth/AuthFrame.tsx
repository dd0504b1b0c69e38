import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';

/** The sheet that the forms lie on; from 1024 px on with the three roads beside it. */
export function AuthFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useTitle(t('common.pageTitle', { title, product: t('common.productName') }));
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside aria-hidden="true" className="relative hidden overflow-hidden bg-brand-soft lg:block">
        <svg
          aria-hidden="true"
          viewBox="0 0 600 900"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          fill="none"
          strokeLinecap="round"
          strokeWidth="64"
        >
          <path d="M60 -40c0 300 240 300 240 560v420" stroke="var(--brand)" />
          <path d="M540 -40c0 300 -240 300 -240 560" stroke="var(--good)" />
          <path d="M300 -60v580" stroke="var(--accent)" />
        </svg>
        <p className="absolute inset-x-0 bottom-16 mx-auto w-fit max-w-72 rounded-card bg-paper px-8 py-6 text-center font-display font-semibold text-question shadow-sheet">
          {t('auth.motto')}
        </p>
      </aside>
      <main className="flex flex-col items-center gap-6 px-4 py-8 sm:justify-center">
        <Wordmark name={t('common.productName')} />
        <div className="max-w-md text-center">
          <h1 tabIndex={-1} data-screen-heading className="font-display font-semibold text-question">
            {title}
          </h1>
          <p className="mt-1 text-muted text-sm">{text}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
