import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { session } from '../../api/session.ts';
import { t } from '../../lib/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { GuestEntry } from './GuestEntry.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Notice } from './Notice.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignupForm } from './SignupForm.tsx';

type Mode = 'login' | 'signup' | 'forgot' | 'reset';

/** The mode that another screen asked for, as the state of the navigation. */
function askedMode(state: unknown): Mode {
  return typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'signup'
    ? 'signup'
    : 'login';
}

/** Logging in, signing up, asking for a new password and setting it; a `token` in the address means the last. */
export function AuthScreen() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const resetToken = search.get('token');
  const [chosen, setChosen] = useState<Mode>(() => askedMode(location.state));
  const [email, setEmail] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [atHome] = useState(() => {
    const { token, user } = session.getState();
    return token !== null && user?.userType === 'Registered';
  });
  const mode = resetToken === null ? chosen : 'reset';

  function go(next: Mode, nextNotice: Notice | null = null) {
    setNotice(nextNotice);
    setChosen(next);
    if (resetToken !== null) setSearch({}, { replace: true });
  }

  if (atHome && resetToken === null) return <Navigate to="/" replace />;
  return (
    <AuthFrame title={t(`auth.${mode}Title`)} text={t(`auth.${mode}Text`)}>
      <Card className="w-full max-w-md sm:p-8">
        {(mode === 'login' || mode === 'signup') && (
          <>
            <Tabs
              label={t('auth.modes')}
              value={mode}
              onChange={(next) => go(next)}
              tabs={[
                { value: 'login', label: t('auth.login') },
                { value: 'signup', label: t('auth.signup') },
              ]}
            >
              {mode === 'login' ? (
                <LoginForm
                  key={email}
                  email={email}
                  notice={notice}
                  onForgot={(typed) => {
                    setEmail(typed);
                    go('forgot');
                  }}
                />
              ) : (
                <SignupForm
                  onDone={(registered) => {
                    setEmail(registered);
                    go('login', { tone: 'good', text: t('auth.signupDone') });
                  }}
                />
              )}
            </Tabs>
            <GuestEntry />
          </>
        )}
        {mode === 'forgot' && (
          <ForgotForm
            email={email}
            onBack={() => go('login')}
            onDone={(text) => go('login', { tone: 'good', text })}
          />
        )}
        {mode === 'reset' && resetToken !== null && (
          <ResetForm
            token={resetToken}
            onBack={() => go('login')}
            onDone={() => go('login', { tone: 'good', text: t('auth.resetDone') })}
          />
        )}
      </Card>
    </AuthFrame>
  );
}
