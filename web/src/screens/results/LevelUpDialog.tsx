import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { vibrate } from '../../game/haptics.ts';
import { playSound } from '../../game/sounds.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Cheers a new level: the old one, the new one, and on. */
export function LevelUpDialog({ from, to, onClose }: { from: number; to: number; onClose: () => void }) {
  useEffect(() => {
    playSound('levelUp');
    vibrate('levelUp');
  }, []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('results.levelUp')}
      description={t('results.levelUpText', { from, to })}
      actions={
        <Button variant="accent" size="lg" onClick={onClose}>
          {t('results.awesome')}
        </Button>
      }
    >
      <div aria-hidden="true" className="flex items-center justify-center gap-5 py-3">
        <span className="results-shield" data-age="old">
          {from}
        </span>
        <ArrowRight className="size-7 text-muted" />
        <span className="results-shield" data-age="new">
          {to}
        </span>
      </div>
    </Dialog>
  );
}
