import { CheckCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useNotifications, useReadNotifications } from '../../api/notifications.ts';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { NotificationList } from './NotificationList.tsx';

/** What has happened to the player, the newest first. */
export function NotificationsScreen() {
  const navigate = useNavigate();
  const list = useNotifications();
  const { mutate } = useReadNotifications();
  const unread = list.data?.pages[0]?.unread ?? 0;
  const read = (ids: string[] | null) =>
    mutate(ids, { onError: () => showToast({ kind: 'error', title: t('notifications.markFailed') }) });
  return (
    <>
      <Header title={t('notifications.title')} onBack={() => navigate('/')} />
      <div className="mx-auto grid max-w-280 gap-4 px-4 py-5 md:px-6">
        {(list.data?.pages[0]?.notifications.length ?? 0) > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="font-semibold text-muted text-sm">
              {t('notifications.unread', { count: unread })}
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-disabled={unread === 0 || undefined}
              onClick={() => unread > 0 && read(null)}
            >
              <CheckCheck aria-hidden="true" className="size-5" />
              {t('notifications.markAll')}
            </Button>
          </div>
        )}
        <NotificationList list={list} onRead={(id) => read([id])} />
      </div>
    </>
  );
}
