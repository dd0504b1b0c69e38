import { useEffect, useRef } from 'react';
import type { CategoryPages } from '../../api/categories.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';

/** The next page is fetched before one has scrolled to it. */
const AHEAD = '800px';

/** Fetches the next page of a long list, by itself as one scrolls on, or at a press. */
export function MoreCategories({ list }: { list: CategoryPages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  // After a failure a press is needed, or it would be tried again and again.
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!waiting || end.current === null) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: AHEAD,
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [waiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2">
      {isFetchNextPageError && (
        <p role="alert" className="font-semibold text-bad text-sm">
          {t('categories.moreFailed')}
        </p>
      )}
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('categories.more')}
      </Button>
    </div>
  );
}
