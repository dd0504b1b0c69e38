import { NavLink } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';

function Entry({ item: { to, label, icon: Icon } }: { item: NavItem }) {
  const centre = to === '/';
  return (
    <li className="flex-1">
      <NavLink
        to={to}
        end
        className="group flex h-16 flex-col items-center justify-end gap-0.5 rounded-tile pb-1.5 font-semibold text-2xs text-muted outline-offset-[-3px]! aria-[current=page]:text-brand"
      >
        <span
          className={cx(
            'grid place-items-center transition-colors duration-150',
            centre
              ? '-mt-6 mb-0.5 size-13 rounded-pill bg-brand text-on-brand shadow-[0_3px_0_var(--brand-edge)] ring-4 ring-paper'
              : 'h-7 w-14 rounded-pill group-aria-[current=page]:bg-brand-soft',
          )}
        >
          <Icon aria-hidden="true" className={centre ? 'size-6' : 'size-5.5'} />
        </span>
        {t(label)}
      </NavLink>
    </li>
  );
}

/** The navigation below 768 px. */
export function BottomBar() {
  return (
    <nav
      aria-label={t('common.navigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-lg px-1">
        {NAV_ITEMS.map((item) => (
          <Entry key={item.to} item={item} />
        ))}
      </ul>
    </nav>
  );
}
