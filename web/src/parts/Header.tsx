import { ArrowLeft, Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';
import { buttonClass } from '../ui/button-class.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LogoMark } from '../ui/LogoMark.tsx';
import { NotificationBell } from './NotificationBell.tsx';

/** A longer title, in characters, stands in two smaller lines on a narrow screen. */
const ONE_LINE = 22;

type Props = {
  /** The default is the name of the product. */
  title?: string;
  /** The mark, leading home. */
  logo?: boolean;
  /** Shows Back; called when it is pressed. */
  onBack?: () => void;
  /** Shows a way to the menu. */
  menu?: boolean;
  /** Shows a way to the search. */
  search?: boolean;
  /** Shows the bell of the notifications; a wide screen has it in the top bar. */
  notifications?: boolean;
  /** Anything else at the end. */
  trailing?: ReactNode;
};

/** The head of a screen: a bar that stays on a narrow screen, a plain heading on a wide one. */
export function Header({
  title,
  logo = false,
  onBack,
  menu = false,
  search = false,
  notifications = false,
  trailing,
}: Props) {
  const product = t('common.productName');
  useTitle(title === undefined ? product : t('common.pageTitle', { title, product }));
  return (
    <header
      className={cx(
        'sticky top-0 z-20 border-line border-b bg-paper md:static md:border-0',
        // The top bar of a wide screen says the name already.
        title === undefined && 'md:sr-only',
      )}
    >
      <div className="mx-auto flex min-h-14 max-w-280 items-center gap-2 px-4 md:min-h-0 md:px-6 md:pt-10 md:pb-2">
        {onBack && (
          <IconButton
            label={t('common.back')}
            icon={<ArrowLeft aria-hidden="true" className="size-6" />}
            onClick={onBack}
          />
        )}
        {logo && (
          <Link
            to="/"
            aria-label={t('common.home')}
            className="grid size-11 place-items-center rounded-tile md:hidden"
          >
            <LogoMark className="size-9" />
          </Link>
        )}
        <h1
          tabIndex={-1}
          data-screen-heading
          className={cx(
            'min-w-0 flex-1 font-display font-semibold leading-tight md:text-h1 md:leading-tight',
            title !== undefined && title.length > ONE_LINE
              ? 'line-clamp-2 text-[1.0625rem]'
              : 'truncate text-[1.375rem]',
          )}
        >
          {title ?? product}
        </h1>
        {trailing}
        {search && (
          <Link
            to="/categories"
            aria-label={t('common.search')}
            className={cx(buttonClass({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
          >
            <Search aria-hidden="true" className="size-5.5" />
          </Link>
        )}
        {notifications && (
          <span className="md:hidden">
            <NotificationBell />
          </span>
        )}
        {menu && (
          <Link
            to="/menu"
            aria-label={t('common.menu')}
            className={cx(buttonClass({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
          >
            <Menu aria-hidden="true" className="size-5.5" />
          </Link>
        )}
      </div>
    </header>
  );
}
