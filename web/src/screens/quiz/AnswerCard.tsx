import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** `chosen` and `passed` until the verdict; then `right`, `wrong` (the player's own) or `other`. */
export type AnswerLook = 'open' | 'chosen' | 'passed' | 'right' | 'wrong' | 'other';

type Props = {
  text: string;
  /** From 0. */
  index: number;
  look: AnswerLook;
  /** Whether the player chose it. */
  mine: boolean;
  /** Per cent of the players who chose it. */
  share: number;
  /** Whether its letter and number are keys. */
  shortcut: boolean;
  onChoose: () => void;
};

const LETTERS = 'ABCDEFGHIJ';

function Tile({ look, letter }: { look: AnswerLook; letter: string }) {
  if (look === 'right') return <Check aria-hidden="true" className="size-5" strokeWidth={3} />;
  if (look === 'wrong') return <X aria-hidden="true" className="size-5" strokeWidth={3} />;
  return letter;
}

function note(look: AnswerLook, mine: boolean): string | null {
  if (look === 'right') return t(mine ? 'quiz.yourCorrectAnswer' : 'quiz.correctAnswer');
  return look === 'wrong' ? t('quiz.yourAnswer') : null;
}

/** An answer: a tile to press, and after the verdict a bar of how many chose it. */
export function AnswerCard({ text, index, look, mine, share, shortcut, onChoose }: Props) {
  const letter = LETTERS.charAt(index);
  const revealed = look === 'right' || look === 'wrong' || look === 'other';
  const said = note(look, mine);
  return (
    <button
      type="button"
      className="answer"
      data-look={look}
      data-mine={mine || undefined}
      aria-disabled={look !== 'open' || undefined}
      aria-keyshortcuts={shortcut && look === 'open' ? `${index + 1} ${letter}` : undefined}
      style={{ '--share': share / 100, '--index': index } as CSSProperties}
      onClick={onChoose}
    >
      {revealed && <span aria-hidden="true" className="answer-bar" />}
      <span className="answer-tile">
        <Tile look={look} letter={letter} />
      </span>
      <span className="min-w-0 flex-1">
        {text}
        {said !== null && <span className="answer-note">{said}</span>}
      </span>
      {revealed && (
        <>
          <span aria-hidden="true" className="answer-share">
            {t('quiz.percent', { value: share })}
          </span>
          <VisuallyHidden>{t('quiz.chosenBy', { value: share })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
