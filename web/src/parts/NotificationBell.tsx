import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../api/session.ts';
import { t } from '../lib/i18n.ts';
import { optional } from '../lib/optional.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Tooltip } from '../ui/Tooltip.tsx';

// The bell is there at once, its number comes after it.
const UnreadBadge = optional(async () => (await import('./UnreadBadge.tsx')).UnreadBadge);

/** The way to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const loggedIn = useStore(session, ({ token }) => token !== null);
  if (!loggedIn) return null;
  return (
    <Tooltip text={t('common.notifications')}>
      <NavLink
        to="/notifications"
        className={buttonClass({
          variant: 'ghost',
          size: 'icon',
          className: 'relative aria-[current=page]:bg-brand-soft',
        })}
      >
        <span className="sr-only">{t('common.notifications')}</span>
        <Bell aria-hidden="true" className="size-5.5" />
        <Suspense fallback={null}>
          <UnreadBadge />
        </Suspense>
      </NavLink>
    </Tooltip>
  );
}
