import { Eye, Pencil, Trash2 } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import type { Reveal } from './use-reveal.ts';

type Props = {
  reveal: Reveal;
  /** Called once the key is told; the button that was pressed is gone then. */
  onRevealed: () => void;
  onOpen: (dialog: 'edit' | 'remove') => void;
};

/** Show the answer of a question of the library, change it into one's own, take it out of the quiz. */
export function SharedActions({ reveal: { question, reveal, pending }, onRevealed, onOpen }: Props) {
  const about = { question: question.question };
  const icon = 'size-4.5';
  const told = question.answer !== null;
  return (
    <div className="grid gap-2">
      {!told && <p className="text-muted text-xs">{t('workshop.revealText')}</p>}
      <div className="-mx-2 flex flex-wrap gap-x-1 border-line border-t px-2 pt-2">
        {!told && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('workshop.revealOf', about)}
            loading={pending}
            onClick={() => reveal(onRevealed)}
          >
            <Eye aria-hidden="true" className={icon} />
            {t('workshop.reveal')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('workshop.changeOf', about)}
          onClick={() => reveal(() => onOpen('edit'))}
        >
          <Pencil aria-hidden="true" className={icon} />
          {t('workshop.change')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('workshop.takeOutOf', about)}
          onClick={() => onOpen('remove')}
        >
          <Trash2 aria-hidden="true" className={`${icon} text-bad`} />
          {t('workshop.takeOut')}
        </Button>
      </div>
    </div>
  );
}
