import { reasonOf } from '../../api/errors.ts';
import { useResetPassword } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FormNotice } from './Notice.tsx';
import { schemas } from './schemas.ts';
import { useAuthForm } from './use-auth-form.ts';

type Props = { email: string; onBack: () => void; onDone: (message: string) => void };

/** Asks for a link to set a new password. */
export function ForgotForm({ email, onBack, onDone }: Props) {
  const reset = useResetPassword();
  const { form, notice, setNotice, submit, errorOf } = useAuthForm(schemas.forgot, { email });
  const ask = submit((values) =>
    reset.mutate(values, {
      onSuccess: ({ message }) => onDone(message),
      onError: (error) =>
        setNotice({
          tone: 'bad',
          title: t('auth.forgotFailed'),
          text: reasonOf(error, t('auth.tryAgainText')),
        }),
    }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void ask(event)}>
      <FormNotice notice={notice} />
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" full loading={reset.isPending}>
        {t('auth.forgotSubmit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onBack}>
        {t('auth.backToLogin')}
      </Button>
    </form>
  );
}
