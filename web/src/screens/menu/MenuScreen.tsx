import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataRows } from './DataRows.tsx';
import { HelpRows } from './HelpRows.tsx';
import { MenuCard } from './MenuCard.tsx';
import { SettingSwitches } from './SettingSwitches.tsx';
import { SignOut } from './SignOut.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Settings that stay in this browser, help, the player's data, and the way out. */
export function MenuScreen() {
  return (
    <>
      <Header title={t('common.menu')} logo notifications />
      <div className="mx-auto grid max-w-280 items-start gap-5 px-4 py-5 md:grid-cols-2 md:px-6 lg:gap-8">
        <div className="grid gap-5">
          <MenuCard title={t('menu.play')}>
            <SettingSwitches names={['sounds', 'vibration', 'autoPlay', 'singleKeys']} />
          </MenuCard>
          <MenuCard title={t('menu.device')}>
            <SettingSwitches names={['notifications', 'dataSaver', 'offlineMode', 'analytics']} />
          </MenuCard>
        </div>
        <div className="grid gap-5">
          <Card>
            <ThemeChoice />
          </Card>
          <MenuCard title={t('menu.help')}>
            <HelpRows />
          </MenuCard>
          <MenuCard title={t('menu.data')}>
            <DataRows />
          </MenuCard>
          <SignOut />
          <p className="text-center text-muted text-xs">{t('menu.version', { version: __APP_VERSION__ })}</p>
        </div>
      </div>
    </>
  );
}
