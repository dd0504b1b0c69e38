import { useNavigate } from 'react-router';
import { NetworkError, reasonOf } from '../../api/errors.ts';
import { useLogin } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { FormNotice, type Notice } from './Notice.tsx';
import { schemas } from './schemas.ts';
import { useAuthForm } from './use-auth-form.ts';

type Props = { email: string; notice: Notice | null; onForgot: (email: string) => void };

function failureOf(error: unknown): Notice {
  if (error instanceof NetworkError) return { tone: 'bad', title: t('auth.networkError') };
  return { tone: 'bad', title: t('auth.loginFailed'), text: reasonOf(error, t('auth.loginFailedText')) };
}

export function LoginForm({ email, notice: initialNotice, onForgot }: Props) {
  const navigate = useNavigate();
  const login = useLogin();
  const { form, notice, setNotice, submit, errorOf } = useAuthForm(
    schemas.login,
    { email, password: '' },
    initialNotice,
  );
  const enter = submit((values) =>
    login.mutate(values, {
      onSuccess: () => navigate('/', { replace: true }),
      onError: (error) => setNotice(failureOf(error)),
    }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void enter(event)}>
      <FormNotice notice={notice} />
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        revealLabel={t('common.showPassword')}
        concealLabel={t('common.hidePassword')}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" full loading={login.isPending}>
        {t('auth.login')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onForgot(form.getValues('email'))}>
        {t('auth.forgotLink')}
      </Button>
    </form>
  );
}
