import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber, t } from '../../lib/i18n.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Tells a guest what would be lost with this browser, and the way to keep it. */
export function GuestBanner({ xp }: { xp: number | null }) {
  return (
    <section
      aria-labelledby="guest-banner"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent bg-accent-soft p-4"
    >
      <ShieldAlert aria-hidden="true" className="size-7 shrink-0 text-accent-ink" />
      <div className="min-w-40 flex-1">
        <h2 id="guest-banner" className="font-semibold">
          {t('home.guestTitle')}
        </h2>
        <p className="text-sm">
          {xp === null || xp === 0 ? t('home.guestText') : t('home.guestXp', { xp: formatNumber(xp) })}
        </p>
      </div>
      <Link to="/profile" className={buttonClass({ variant: 'accent', size: 'sm' })}>
        {t('home.registerNow')}
      </Link>
    </section>
  );
}
