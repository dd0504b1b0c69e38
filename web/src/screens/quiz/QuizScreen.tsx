import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { Wish } from '../../api/quiz.ts';
import { readToken } from '../../api/session.ts';
import { playCues, round, watchWaking } from '../../game/round.ts';
import { ChooseQuiz } from './ChooseQuiz.tsx';
import { QuestionView } from './QuestionView.tsx';
import { QuizError } from './QuizError.tsx';
import { QuizFrame } from './QuizFrame.tsx';
import { QuizLoading } from './QuizLoading.tsx';
import './quiz.css';

/** The running quiz of /quiz/:categoryId; /quiz asks the server for one. `results` is shown once it is over. */
export function QuizScreen({ results }: { results: ReactNode }) {
  const { categoryId } = useParams();
  // Looked at once: a session that dies in the middle says so itself before it leaves.
  const [mayPlay] = useState(() => readToken() !== null);
  if (!mayPlay) return <Navigate to="/categories" replace />;
  if (categoryId === undefined) return <ChooseQuiz />;
  return <RunningQuiz key={categoryId} categoryId={categoryId} results={results} />;
}

/** What the address wishes of the questions. */
function useWish(): Wish {
  const [params] = useSearchParams();
  const wish = params.get('wish');
  return wish === 'easy' || wish === 'hard' ? wish : null;
}

function useRunningRound(categoryId: string, wish: Wish): void {
  useEffect(() => {
    const stopCues = playCues(round);
    const stopWatch = watchWaking(round);
    round.start(categoryId, wish);
    return () => {
      stopCues();
      stopWatch();
      round.leave();
    };
  }, [categoryId, wish]);
}

function RunningQuiz({ categoryId, results }: { categoryId: string; results: ReactNode }) {
  const wish = useWish();
  useRunningRound(categoryId, wish);
  const phase = useStore(round.store, (state) => state.phase);
  const asked = useStore(round.store, (state) => state.asked);
  const failure = useStore(round.store, (state) => state.failure);
  if (phase === 'finished') return results;
  if (failure) return <QuizError failure={failure} onRetry={() => round.start(categoryId, wish)} />;
  return (
    <QuizFrame>
      {asked ? (
        <QuestionView key={asked.question._id} asked={asked} />
      ) : (
        <QuizLoading completing={phase === 'completing'} />
      )}
    </QuizFrame>
  );
}
