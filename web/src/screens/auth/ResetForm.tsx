import { reasonOf } from '../../api/errors.ts';
import { useUpdatePassword } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { FormNotice } from './Notice.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { schemas } from './schemas.ts';
import { useAuthForm } from './use-auth-form.ts';

type Props = { token: string; onBack: () => void; onDone: () => void };

/** Sets a new password with the token of a mailed link. */
export function ResetForm({ token, onBack, onDone }: Props) {
  const update = useUpdatePassword();
  const { form, notice, setNotice, submit, errorOf } = useAuthForm(schemas.reset, {
    password: '',
    confirm: '',
  });
  const password = form.watch('password');
  const save = submit((values) =>
    update.mutate(
      { token, password: values.password },
      {
        onSuccess: onDone,
        onError: (error) =>
          setNotice({
            tone: 'bad',
            title: t('auth.resetFailed'),
            text: reasonOf(error, t('auth.resetFailedText')),
          }),
      },
    ),
  );
  const labels = { revealLabel: t('common.showPassword'), concealLabel: t('common.hidePassword') };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <FormNotice notice={notice} />
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={<PasswordHint password={password} />}
        error={errorOf('password')}
        {...labels}
        {...form.register('password')}
      />
      <PasswordField
        label={t('auth.confirmNew')}
        autoComplete="new-password"
        error={errorOf('confirm')}
        {...labels}
        {...form.register('confirm')}
      />
      <Button type="submit" size="lg" full loading={update.isPending}>
        {t('auth.resetSubmit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onBack}>
        {t('auth.backToLogin')}
      </Button>
    </form>
  );
}
