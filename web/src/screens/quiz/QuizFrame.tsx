import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';

/** The column that a quiz is played in, over the whole height of the window. */
export function QuizFrame({ children }: { children: ReactNode }) {
  const name = useStore(round.store, (state) => state.quiz?.categoryName);
  const title = name === undefined ? t('quiz.untitled') : t('quiz.title', { name });
  useTitle(t('common.pageTitle', { title, product: t('common.productName') }));
  return <div className="mx-auto flex min-h-dvh w-full max-w-[40rem] flex-col px-4 sm:px-6">{children}</div>;
}
