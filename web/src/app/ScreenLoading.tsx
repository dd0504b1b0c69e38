import { t } from '../lib/i18n.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** While the code of a screen is on its way. */
export function ScreenLoading() {
  return (
    <div role="status" className="mx-auto grid max-w-280 gap-4 px-4 py-6 md:px-6">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
