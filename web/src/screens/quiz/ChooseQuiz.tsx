import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { categoryToPlay } from '../../api/categories.ts';
import { QuizError } from './QuizError.tsx';
import { QuizFrame } from './QuizFrame.tsx';
import { QuizLoading } from './QuizLoading.tsx';

/** Lets the server choose a category and goes there. */
export function ChooseQuiz() {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    categoryToPlay()
      .then((id) => wanted && navigate(`/quiz/${id}`, { replace: true }))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [attempt, navigate]);

  if (failed) return <QuizError failure="start" onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <QuizFrame>
      <QuizLoading />
    </QuizFrame>
  );
}
