import type { Notification } from '@trivium/contract/notifications';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { settings } from '../game/settings.ts';
import { t } from '../lib/i18n.ts';
import { wordsOf } from '../parts/notification-words.ts';
import { showToast } from '../ui/toast.ts';

function show(notifications: readonly Notification[]): void {
  const [first, ...others] = notifications;
  if (first === undefined) return;
  if (others.length > 0) {
    showToast({ kind: 'info', title: t('notifications.several', { count: notifications.length }) });
    return;
  }
  const { title, text, tone } = wordsOf(first);
  showToast({ kind: tone === 'bad' ? 'error' : 'success', title, description: text });
}

/**
 * Says a notification as a toast, if the player wants that. During a quiz nothing asks for attention, so it
 * waits until the player comes out; on the screen of the notifications it stands in the list already.
 */
export function useNotificationToasts(): (notification: Notification) => void {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const waiting = useRef<Notification[]>([]);

  const release = useCallback(() => {
    if (path.current.startsWith('/quiz')) return;
    const told = waiting.current.splice(0);
    if (path.current !== '/notifications') show(told);
  }, []);

  useEffect(() => {
    path.current = pathname;
    release();
  }, [pathname, release]);

  return useCallback(
    (notification) => {
      if (!settings.getState().notifications) return;
      waiting.current.push(notification);
      release();
    },
    [release],
  );
}
