import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '@trivium/contract/limits';
import type { User } from '@trivium/contract/users';
import { Controller, useForm } from 'react-hook-form';
import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import { GuestFields } from './GuestFields.tsx';
import { type ProfileValues, profileSchema } from './schema.ts';
import { useSaveProfile } from './use-save-profile.ts';

const valuesOf = (user: User): ProfileValues => ({
  alias: user.alias,
  email: user.email ?? '',
  password: '',
  age: user.age === null ? '' : String(user.age),
  avatar: user.avatar,
});

export function ProfileForm({ user }: { user: User }) {
  const guest = user.userType === 'Guest';
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema(guest)),
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const { save, saving, failure } = useSaveProfile(user);
  return (
    <form
      noValidate
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <Card className="grid gap-4">
        {failure !== null && <Alert tone="bad" title={failure} />}
        <TextField
          label={t('profile.username')}
          autoComplete="nickname"
          error={errors.alias?.message}
          {...form.register('alias')}
        />
        <TextField
          label={t('profile.age')}
          type="number"
          inputMode="numeric"
          min={LIMITS.age.min}
          max={LIMITS.age.max}
          error={errors.age?.message}
          {...form.register('age')}
        />
        {guest ? (
          <GuestFields form={form} />
        ) : (
          <TextField
            label={t('profile.email')}
            type="email"
            readOnly
            hint={t('profile.emailLocked')}
            {...form.register('email')}
          />
        )}
      </Card>
      <Card>
        <Controller
          control={form.control}
          name="avatar"
          render={({ field }) => (
            <AvatarPicker value={field.value} onChange={field.onChange} error={errors.avatar?.message} />
          )}
        />
      </Card>
      <Button type="submit" size="lg" loading={saving} className="lg:col-span-2 lg:justify-self-end">
        {t('profile.save')}
      </Button>
    </form>
  );
}
