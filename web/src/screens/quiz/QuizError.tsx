import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Failure } from '../../game/round-state.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { QuizFrame } from './QuizFrame.tsx';

/** What went wrong, the way back, and another try: the quiz itself waits on the server. */
export function QuizError({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <QuizFrame>
      <main className="m-auto grid w-full max-w-sm animate-rise justify-items-center gap-3 py-10 text-center">
        <span className="mb-2 grid size-16 place-items-center rounded-card bg-bad-soft text-bad">
          <CloudOff aria-hidden="true" className="size-8" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="font-display font-semibold text-h1">
          {t('quiz.error.title')}
        </h1>
        <p role="alert" className="font-semibold">
          {t(`quiz.error.${failure}`)}
        </p>
        {failure !== 'start' && <p className="text-muted">{t('quiz.error.kept')}</p>}
        <div className="mt-4 grid w-full gap-3">
          <Button size="lg" full onClick={onRetry}>
            {t('quiz.error.retry')}
          </Button>
          <Link
            to="/categories"
            replace
            className={buttonClass({ variant: 'secondary', size: 'lg', full: true })}
          >
            {t('quiz.error.back')}
          </Link>
        </div>
      </main>
    </QuizFrame>
  );
}
