import { Check } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';

/** A tick for a quiz that the player has finished, with how often in words; nothing for one that is new to them. */
export function PlayedMark({ times, className }: { times: number; className?: string }) {
  if (times === 0) return null;
  return (
    <span
      className={cx(
        'grid size-6 place-items-center rounded-pill border-2 border-surface bg-good text-paper',
        className,
      )}
    >
      <Check aria-hidden="true" className="size-3.5" strokeWidth={3.5} />
      <span className="sr-only">{t('common.played', { count: times })}</span>
    </span>
  );
}
