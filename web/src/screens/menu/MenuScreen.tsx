import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/query-client.ts';
import { signOut } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SettingSwitches } from './SettingSwitches.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

function SignOut() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
    queryClient.clear();
    navigate('/auth', { replace: true });
  }
  return (
    <Button variant="secondary" size="lg" full loading={leaving} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-5" />
      {t('menu.signOut')}
    </Button>
  );
}

/** Settings that stay in this browser, and the way out. */
export function MenuScreen() {
  return (
    <>
      <Header title={t('common.menu')} logo />
      <div className="mx-auto grid max-w-280 items-start gap-5 px-4 py-5 md:grid-cols-2 md:px-6 lg:gap-8">
        <Card>
          <h2 className="mb-2 font-display font-semibold text-lg">{t('menu.play')}</h2>
          <SettingSwitches />
        </Card>
        <div className="grid gap-5">
          <Card>
            <ThemeChoice />
          </Card>
          <SignOut />
          <p className="text-center text-muted text-xs">{t('menu.version', { version: __APP_VERSION__ })}</p>
        </div>
      </div>
    </>
  );
}
