import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { listenForNotifications } from '../api/notification-stream.ts';
import { takeIn } from '../api/notifications.ts';
import { queryKeys } from '../api/query-client.ts';
import { session } from '../api/session.ts';
import { useNotificationToasts } from './use-notification-toasts.ts';
import { useVisible } from './use-visible.ts';

/** Hears of new notifications while somebody is logged in and looks at the page. */
export function LiveNotifications() {
  const client = useQueryClient();
  const token = useStore(session, (state) => state.token);
  const visible = useVisible();
  const say = useNotificationToasts();
  useEffect(() => {
    if (token === null || !visible) return;
    const stop = new AbortController();
    const listeners = {
      onTold: (told: Parameters<typeof takeIn>[1]) => {
        takeIn(client, told);
        say(told.notification);
      },
      // What was told while nobody listened is only in the list.
      onOpen: () => void client.invalidateQueries({ queryKey: queryKeys.notifications }),
    };
    void listenForNotifications(listeners, stop.signal);
    return () => stop.abort();
  }, [client, token, visible, say]);
  return null;
}
