import type { QuizResults, StartedQuiz } from '@trivium/contract/quiz';
import { confettiPieces } from '@trivium/rules/confetti';
import { Trophy, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import { t } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Accuracy } from './Accuracy.tsx';
import { Counts } from './Counts.tsx';
import { Level } from './Level.tsx';
import { NextQuiz } from './NextQuiz.tsx';
import { RateQuiz } from './RateQuiz.tsx';
import { Rewards } from './Rewards.tsx';
import { useConfetti } from './use-confetti.ts';
import { useFreshTotals } from './use-fresh-totals.ts';
import { useSettled } from './use-settled.ts';
import { XpEarned } from './XpEarned.tsx';
import './results.css';

const LevelUpDialog = lazy(async () => ({ default: (await import('./LevelUpDialog.tsx')).LevelUpDialog }));

/** The results of the round that is over; shown by whoever shows the round. */
export function ResultsOverlay() {
  const quiz = useStore(round.store, (state) => state.quiz);
  const results = useStore(round.store, (state) => state.results);
  return quiz && results && <Results quiz={quiz} results={results} />;
}

function useArrival(categoryName: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('results.title', { name: categoryName });
  useTitle(t('common.pageTitle', { title, product: t('common.productName') }));
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

// Everything is in the page from the first moment; the animation only decorates it.
function Results({ quiz, results }: { quiz: StartedQuiz; results: QuizResults }) {
  const heading = useArrival(quiz.categoryName);
  const settled = useSettled();
  const levelledUp = results.currentLevel > results.previousLevel;
  const [cheered, setCheered] = useState(false);
  useConfetti(confettiPieces(results.percentageCorrect, levelledUp), settled);
  useFreshTotals();

  return (
    <div className="results" data-settled={settled || undefined}>
      <main className="results-card">
        <Link
          to="/"
          aria-label={t('results.close')}
          className={buttonClass({ variant: 'ghost', size: 'icon', className: 'absolute top-3 right-3' })}
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
        <header className="results-head">
          <p className="px-12 font-semibold text-muted">{quiz.categoryName}</p>
          <h1 ref={heading} tabIndex={-1} className="font-display font-semibold text-h1">
            {t('results.complete')}
          </h1>
        </header>
        <div className="results-columns">
          <div className="results-column">
            <Accuracy value={results.percentageCorrect} />
            <Counts results={results} />
          </div>
          <div className="results-column">
            <XpEarned results={results} settled={settled} />
            <Rewards results={results} />
            <Level results={results} />
            <Link to="/leaderboard" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              <Trophy aria-hidden="true" className="size-5" />
              {t('results.ranks')}
            </Link>
          </div>
        </div>
        <RateQuiz categoryId={quiz.categoryId} />
        <NextQuiz categoryId={quiz.categoryId} />
      </main>
      <Suspense>
        {levelledUp && settled && !cheered && (
          <LevelUpDialog
            from={results.previousLevel}
            to={results.currentLevel}
            onClose={() => setCheered(true)}
          />
        )}
      </Suspense>
    </div>
  );
}
