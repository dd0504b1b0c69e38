import { lazy, Suspense, useEffect } from 'react';
import { settings } from '../game/settings.ts';
import { QuizScreen } from '../screens/quiz/QuizScreen.tsx';

const loadResults = () => import('../screens/results/ResultsOverlay.tsx');
const ResultsOverlay = lazy(async () => ({ default: (await loadResults()).ResultsOverlay }));

// Late enough to leave the line to the first question, long before the last one is answered.
const FETCH_AHEAD_MS = 3_000;

/** A quiz and what follows it: two screens that do not know each other. */
export function QuizRoute() {
  useEffect(() => {
    if (settings.getState().dataSaver) return;
    const timer = setTimeout(() => void loadResults().catch(() => {}), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <QuizScreen
      results={
        <Suspense fallback={null}>
          <ResultsOverlay />
        </Suspense>
      }
    />
  );
}
