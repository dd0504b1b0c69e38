import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { ProfileValues } from './schema.ts';

/** How a guest becomes a registered player: an e-mail here, or the whole form of the sign-up. */
export function GuestFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        hint={t('profile.emailHint')}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('profile.password')}
        autoComplete="new-password"
        hint={t('profile.passwordHint')}
        revealLabel={t('common.showPassword')}
        concealLabel={t('common.hidePassword')}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="grid gap-2 border-line border-t pt-4">
        <p className="text-muted text-sm">{t('profile.completeText')}</p>
        <Link
          to="/auth"
          state={{ mode: 'signup' }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('profile.complete')}
        </Link>
      </div>
    </>
  );
}
