import { LIMITS } from '@trivium/contract/limits';
import { reasonOf } from '../../api/errors.ts';
import { useRegister } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { FormNotice } from './Notice.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { schemas } from './schemas.ts';
import { useAuthForm } from './use-auth-form.ts';

/** Signing up; a guest who does it keeps what was earned, because the guest's token goes along. */
export function SignupForm({ onDone }: { onDone: (email: string) => void }) {
  const register = useRegister();
  const { form, notice, setNotice, submit, errorOf } = useAuthForm(schemas.signup, {
    alias: '',
    email: '',
    age: '',
    password: '',
    confirm: '',
  });
  const password = form.watch('password');
  const enrol = submit(({ alias, email, age, password: chosen }) =>
    register.mutate(
      { alias, email, age: Number(age), password: chosen },
      {
        onSuccess: () => onDone(email.trim()),
        onError: (error) =>
          setNotice({
            tone: 'bad',
            title: t('auth.signupFailed'),
            text: reasonOf(error, t('auth.signupFailedText')),
          }),
      },
    ),
  );
  const labels = { revealLabel: t('common.showPassword'), concealLabel: t('common.hidePassword') };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void enrol(event)}>
      <FormNotice notice={notice} />
      <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
        <TextField
          label={t('auth.alias')}
          autoComplete="nickname"
          error={errorOf('alias')}
          {...form.register('alias')}
        />
        <TextField
          label={t('auth.age')}
          type="number"
          inputMode="numeric"
          min={LIMITS.age.min}
          max={LIMITS.age.max}
          error={errorOf('age')}
          {...form.register('age')}
        />
      </div>
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="new-password"
        hint={<PasswordHint password={password} />}
        error={errorOf('password')}
        {...labels}
        {...form.register('password')}
      />
      <PasswordField
        label={t('auth.confirm')}
        autoComplete="new-password"
        error={errorOf('confirm')}
        {...labels}
        {...form.register('confirm')}
      />
      <Button type="submit" size="lg" full loading={register.isPending}>
        {t('auth.signupSubmit')}
      </Button>
    </form>
  );
}
