import { Bell, CloudOff } from 'lucide-react';
import type { useNotifications } from '../../api/notifications.ts';
import { t } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';

const MINUTE_MS = 60_000;

type List = ReturnType<typeof useNotifications>;

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24 rounded-answer" />
      ))}
    </div>
  );
}

function Failed({ list }: { list: List }) {
  return (
    <EmptyState
      art={<CloudOff aria-hidden="true" className="size-10 text-muted" />}
      title={t('notifications.error')}
      text={t('notifications.errorText')}
      action={
        <Button variant="secondary" loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}

/** The notifications, or why there are none to see. */
export function NotificationList({ list, onRead }: { list: List; onRead: (id: string) => void }) {
  const now = useNow(MINUTE_MS);
  if (list.isPending) return <Loading />;
  if (list.data === undefined) return <Failed list={list} />;
  const notifications = list.data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0) {
    return (
      <EmptyState
        art={<Bell aria-hidden="true" className="size-10 text-brand" />}
        title={t('notifications.empty')}
        text={t('notifications.emptyText')}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {notifications.map((notification) => (
          <NotificationItem key={notification._id} notification={notification} now={now} onRead={onRead} />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center font-semibold text-bad text-sm">
          {t('notifications.moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('notifications.loadMore')}
        </Button>
      )}
    </>
  );
}
