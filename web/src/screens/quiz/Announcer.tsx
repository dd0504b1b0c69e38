import { useStore } from 'zustand';
import { timerMark } from '../../game/countdown.ts';
import { round } from '../../game/round.ts';
import { type RoundState, TIME_OUT } from '../../game/round-state.ts';
import { t } from '../../lib/i18n.ts';

function politeText({ phase, asked, seconds, choice, result, explained }: RoundState): string {
  if (phase === 'asking' && asked) {
    const mark = timerMark(seconds, asked.question.timerInSeconds);
    return mark === null ? '' : t('quiz.secondsLeft', { seconds: mark });
  }
  if (phase !== 'revealed' || !result) return '';
  // Without an explanation the verdict stays, and nothing is said twice.
  if (explained && result.explanation !== '') return result.explanation;
  const answer = t('quiz.correctAnswerIs', { answer: result.correctAnswer });
  if (choice === TIME_OUT) return answer;
  return result.isCorrect ? t('quiz.correct') : `${t('quiz.incorrect')} ${answer}`;
}

/** Says what happens to those who do not see it: time at 20, 10 and 5 s, the verdict, the explanation. */
export function Announcer() {
  const polite = useStore(round.store, politeText);
  const timeIsUp = useStore(round.store, ({ choice }) => choice === TIME_OUT);
  return (
    <div className="sr-only">
      <p role="status">{polite}</p>
      <p role="alert">{timeIsUp ? `${t('quiz.timeUp')} ${t('quiz.timeUpText')}` : ''}</p>
    </div>
  );
}
