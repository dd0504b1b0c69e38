import { useUnread } from '../api/notifications.ts';
import { formatNumber, t } from '../lib/i18n.ts';

/** More than this would not fit in the badge. */
const MOST = 99;

/** How many notifications are unread, as a badge over the corner of the bell. */
export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <>
      <span className="sr-only">{t('common.unreadCount', { count: formatNumber(unread) })}</span>
      <span
        aria-hidden="true"
        className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 animate-hop place-items-center rounded-pill bg-bad px-1 font-semibold text-2xs text-on-bad tabular ring-2 ring-paper"
      >
        {unread > MOST ? `${MOST}+` : unread}
      </span>
    </>
  );
}
