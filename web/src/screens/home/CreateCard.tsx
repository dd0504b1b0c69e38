import { Plus } from 'lucide-react';
import { t } from '../../lib/i18n.ts';

/** The way to a quiz of one's own. */
export function CreateCard({ onCreate }: { onCreate: () => void }) {
  return (
    <button
      type="button"
      onClick={onCreate}
      className="tile-press flex items-center gap-4 rounded-card border-2 border-line-strong border-dashed bg-surface p-4 text-left hover:border-brand"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-input bg-good-soft text-good">
        <Plus aria-hidden="true" className="size-7" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-semibold text-answer">{t('home.createOwn')}</span>
        <span className="text-muted text-sm">{t('home.createOwnText')}</span>
      </span>
    </button>
  );
}
