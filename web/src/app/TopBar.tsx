import { Trophy } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { NotificationBell } from '../parts/NotificationBell.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { NAV_ITEMS } from './nav-items.ts';

/** The navigation from 768 px on. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-30 hidden border-line border-b bg-paper md:block">
      <div className="mx-auto flex h-16 max-w-280 items-center justify-between gap-3 px-6 lg:gap-6">
        <Link to="/" className="rounded-tile">
          <Wordmark name={t('common.productName')} className="sr-only lg:not-sr-only" />
        </Link>
        <nav aria-label={t('common.navigation')}>
          <ul className="flex items-center gap-1">
            {NAV_ITEMS.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className={cx(
                    'flex min-h-11 items-center gap-2 rounded-pill px-3 lg:px-4 font-semibold text-sm transition-colors duration-150',
                    to === '/'
                      ? 'mx-1 bg-brand text-on-brand hover:bg-brand-hover aria-[current=page]:ring-3 aria-[current=page]:ring-brand-soft'
                      : 'text-muted hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand',
                  )}
                >
                  <Icon aria-hidden="true" className="size-5" />
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1">
          <Tooltip text={t('common.leaderboard')}>
            <NavLink
              to="/leaderboard"
              aria-label={t('common.leaderboard')}
              className={buttonClass({
                variant: 'ghost',
                size: 'icon',
                className: 'aria-[current=page]:bg-brand-soft',
              })}
            >
              <Trophy aria-hidden="true" className="size-5.5" />
            </NavLink>
          </Tooltip>
          <NotificationBell />
        </div>
      </div>
    </header>
  );
}
