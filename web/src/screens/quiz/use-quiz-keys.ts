import type { Question } from '@trivium/contract/quiz';
import { useEffect, useEffectEvent } from 'react';
import { placeOf, type QuizAction, quizAction } from '../../game/keys.ts';
import { round } from '../../game/round.ts';
import { changeSetting, settings } from '../../game/settings.ts';
import type { QuizDialog } from './use-quiz-dialog.ts';
import type { Vote } from './use-vote.ts';

type Quiz = { question: Question; answered: boolean; dialog: QuizDialog; vote: Vote };

function act(action: QuizAction, { question, answered, dialog, vote }: Quiz): void {
  if (action.type === 'answer') {
    const text = question.answers[action.index];
    if (text !== undefined) round.choose(text);
    return;
  }
  const acts: Record<typeof action.type, () => void> = {
    next: () => round.advance(),
    like: () => answered && vote.give(true),
    dislike: () => answered && vote.give(false),
    report: () => dialog.open('report'),
    mute: () => changeSetting('sounds', !settings.getState().sounds),
    leave: () => dialog.open('exit'),
    help: () => dialog.open('keys'),
  };
  acts[action.type]();
}

/** The keyboard of the quiz. While a dialog is open every key is the dialog's. */
export function useQuizKeys(quiz: Quiz): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (quiz.dialog.shown !== null || event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
    const pressed = { key, ctrlKey, metaKey, altKey, isComposing, repeat, at: placeOf(event.target) };
    const action = quizAction(pressed, settings.getState().singleKeys);
    // Before the verdict Space scrolls the page, as everywhere.
    if (!action || (action.type === 'next' && !quiz.answered)) return;
    event.preventDefault();
    act(action, quiz);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
