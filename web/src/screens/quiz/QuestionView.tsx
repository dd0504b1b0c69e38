import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import type { Asked } from '../../game/round-state.ts';
import { LevelBadge } from '../../parts/LevelBadge.tsx';
import { Announcer } from './Announcer.tsx';
import { AnswerList } from './AnswerList.tsx';
import { Feedback } from './Feedback.tsx';
import { NextBar } from './NextBar.tsx';
import { QuizDialogs } from './QuizDialogs.tsx';
import { QuizHeader } from './QuizHeader.tsx';
import { useQuizDialog } from './use-quiz-dialog.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useVote } from './use-vote.ts';

/** One question from its first sight to the tap on Next. */
export function QuestionView({ asked }: { asked: Asked }) {
  const { question } = asked;
  const phase = useStore(round.store, (state) => state.phase);
  const answered = phase !== 'asking' && phase !== 'locked';
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useQuizDialog(answered);
  const vote = useVote(question._id);
  useQuizKeys({ question, answered, dialog, vote });

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <QuizHeader asked={asked} onBack={() => dialog.open('exit')} onKeys={() => dialog.open('keys')} />
      <main className="flex flex-1 flex-col gap-4">
        <div className="quiz-enter">
          <LevelBadge level={question.difficultyLevel} />
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-3 mb-5 font-display font-semibold text-question sm:mb-7"
          >
            {question.question}
          </h1>
          {question.image && (
            <img
              className="quiz-picture"
              src={question.image}
              alt={question.imageAlt ?? ''}
              width={320}
              height={240}
            />
          )}
          <AnswerList question={question} />
        </div>
        <Feedback />
        {answered && <NextBar asked={asked} vote={vote} onReport={() => dialog.open('report')} />}
      </main>
      <Announcer />
      <QuizDialogs dialog={dialog} questionId={question._id} />
    </>
  );
}
