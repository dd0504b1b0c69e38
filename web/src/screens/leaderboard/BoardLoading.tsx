import { t } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

const ROWS = [4, 5, 6, 7, 8];

/** While a board is on its way. */
export function BoardLoading() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid grid-cols-3 items-end gap-2 sm:gap-4">
        <Skeleton className="h-44" />
        <Skeleton className="h-56" />
        <Skeleton className="h-36" />
      </div>
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  );
}
