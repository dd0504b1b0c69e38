import type { Question } from '@trivium/contract/quiz';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { round } from '../../game/round.ts';
import type { RoundState } from '../../game/round-state.ts';
import { settings } from '../../game/settings.ts';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { AnswerCard, type AnswerLook } from './AnswerCard.tsx';

/** Answers shorter than this stand two in a row on wide screens. */
const SHORT = 40;

type Given = Pick<RoundState, 'phase' | 'choice' | 'result'>;

function lookOf(text: string, { phase, choice, result }: Given): AnswerLook {
  if (phase === 'asking') return 'open';
  if (phase === 'locked' || !result) return text === choice ? 'chosen' : 'passed';
  if (text === result.correctAnswer) return 'right';
  return text === choice ? 'wrong' : 'other';
}

function shareOf(text: string, { result }: Given): number {
  return result?.answerStats.find((stat) => stat.text === text)?.percentage ?? 0;
}

/** The answers in the order the server shuffled them to. */
export function AnswerList({ question }: { question: Question }) {
  const given = useStore(
    round.store,
    useShallow(({ phase, choice, result }: RoundState): Given => ({ phase, choice, result })),
  );
  const singleKeys = useStore(settings, (s) => s.singleKeys);
  const short = question.answers.every((text) => text.length < SHORT);
  return (
    <ul aria-label={t('quiz.answers')} className={cx('grid gap-3', short && 'sm:grid-cols-2')}>
      {question.answers.map((text, index) => (
        <li key={text} className="grid">
          <AnswerCard
            text={text}
            index={index}
            look={lookOf(text, given)}
            mine={text === given.choice}
            share={shareOf(text, given)}
            shortcut={singleKeys}
            onChoose={() => round.choose(text)}
          />
        </li>
      ))}
    </ul>
  );
}
