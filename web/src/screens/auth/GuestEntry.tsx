import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { NetworkError, reasonOf } from '../../api/errors.ts';
import { session } from '../../api/session.ts';
import { useGuestLogin } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** Playing at once, without an account; a guest who is one already goes on as that guest. */
export function GuestEntry() {
  const navigate = useNavigate();
  const guestLogin = useGuestLogin();
  const playing = useStore(session, ({ token }) => token !== null);
  const enter = () => {
    if (playing) return navigate('/');
    guestLogin.mutate(undefined, { onSuccess: () => navigate('/', { replace: true }) });
  };
  const { error } = guestLogin;
  return (
    <div className="mt-4 grid gap-4">
      <p
        aria-hidden="true"
        className="flex items-center gap-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('auth.or')}
      </p>
      {error !== null && (
        <Alert tone="bad" title={t('auth.guestFailed')}>
          {error instanceof NetworkError ? t('auth.networkError') : reasonOf(error, t('auth.tryAgainText'))}
        </Alert>
      )}
      <Button variant="secondary" size="lg" full loading={guestLogin.isPending} onClick={enter}>
        {t(playing ? 'auth.continueAsGuest' : 'auth.guest')}
      </Button>
    </div>
  );
}
