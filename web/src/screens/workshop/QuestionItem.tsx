import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion } from '@trivium/contract/workshop';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Answers } from './Answers.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionBadges } from './QuestionBadges.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionFigures } from './QuestionFigures.tsx';
import { needsDecision } from './question-filter.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Reports } from './Reports.tsx';
import { SharedActions } from './SharedActions.tsx';
import { useDecision } from './use-decision.ts';
import { useReveal } from './use-reveal.ts';

/** The heading above the list, where the focus goes when the entry that had it is gone. */
export const QUESTIONS_HEADING = 'questions-heading';

/** Lets the owner's own changes take the entry away without losing the focus; others' leave it alone. */
function useKeptFocus() {
  const item = useRef<HTMLLIElement>(null);
  const changed = useRef(false);
  useEffect(
    () => () => {
      if (!changed.current) return;
      // After the dialog, if there was one, has looked for what opened it.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById(QUESTIONS_HEADING)?.focus({ preventScroll: true });
      }, 0);
    },
    [],
  );
  return {
    item,
    onChanged: () => {
      changed.current = true;
    },
  };
}

type Props = { question: OwnQuestion; category: Category };

/** A question with all that is known of it and all that can be done with it. */
export function QuestionItem({ question: listed, category }: Props) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const reveal = useReveal(category._id, listed);
  const { question } = reveal;
  const { item, onChanged } = useKeptFocus();
  const decision = useDecision(category._id, question, () => {
    onChanged();
    // The buttons of a decision go with the reports.
    if (needsDecision(question)) item.current?.focus({ preventScroll: true });
  });
  const close = () => setOpen(null);
  const dialog = { categoryId: category._id, question, onClose: close, onChanged };
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 shadow-tile [contain-intrinsic-height:auto_21rem] [content-visibility:auto] sm:p-5"
    >
      <div className="grid gap-2.5">
        <QuestionBadges question={question} />
        <h3 className="wrap-anywhere font-semibold text-answer">{question.question}</h3>
        {question.imageUrl !== null && (
          <img
            src={question.imageUrl}
            alt={question.imageAlt ?? ''}
            loading="lazy"
            className="max-h-32 w-auto max-w-48 rounded-tile border border-line-strong bg-white object-contain"
          />
        )}
      </div>
      {needsDecision(question) && (
        <Reports question={question} decision={decision} onEdit={() => setOpen('edit')} />
      )}
      <Answers question={question} />
      {question.explanation !== null && question.explanation !== '' && (
        <p className="text-sm">
          <span className="sr-only">{t('workshop.explanation')}: </span>
          {question.explanation}
        </p>
      )}
      <QuestionFigures question={question} />
      {question.shared ? (
        <SharedActions
          reveal={reveal}
          onRevealed={() => item.current?.focus({ preventScroll: true })}
          onOpen={setOpen}
        />
      ) : (
        <QuestionActions question={question} decision={decision} onOpen={setOpen} />
      )}
      {open === 'edit' && <QuestionDialog {...dialog} />}
      {open === 'remove' && <RemoveDialog {...dialog} />}
    </li>
  );
}
