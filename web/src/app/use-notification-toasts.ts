import type { Notification } from '@trivium/contract/notifications';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { settings } from '../game/settings.ts';
import { t } from '../lib/i18n.ts';
import { wordsOf } from '../parts/notification-words.ts';
import { hideToasts, showToast } from '../ui/toast.ts';

const KINDS = { bad: 'error', info: 'info', brand: 'success', good: 'success', accent: 'success' } as const;

const inQuiz = (path: string) => path.startsWith('/quiz');

function show(notifications: readonly Notification[], path: string, go: (to: string) => void): void {
  const [first, ...others] = notifications;
  if (first === undefined) return;
  if (others.length > 0) {
    showToast({ kind: 'info', title: t('notifications.several', { count: notifications.length }) });
    return;
  }
  const { title, text, tone, to, action } = wordsOf(first);
  const toast = { kind: KINDS[tone], title, description: text } as const;
  const way =
    to === null || action === undefined || to === path
      ? {}
      : {
          action: { label: action, onClick: () => go(to) },
          cancel: { label: t('common.close'), onClick: () => {} },
        };
  showToast({ ...toast, ...way });
}

/**
 * Says a notification as a toast, if the player wants that. During a quiz nothing asks for attention, so it
 * waits until the player comes out; on the screen of the notifications it stands in the list already.
 */
export function useNotificationToasts(): (notification: Notification) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = useRef(pathname);
  const waiting = useRef<Notification[]>([]);

  const release = useCallback(() => {
    if (inQuiz(path.current)) return;
    const told = waiting.current.splice(0);
    if (path.current !== '/notifications') show(told, path.current, navigate);
  }, [navigate]);

  useEffect(() => {
    path.current = pathname;
    // One that waits for an answer would stand over the answers of the quiz.
    if (inQuiz(pathname)) hideToasts();
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
