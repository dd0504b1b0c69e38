import { useStore } from 'zustand';
import { session } from '../../api/session.ts';
import { t } from '../../lib/i18n.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** The player's password once more. Guests have none and are not asked. */
export function OwnPassword({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const guest = useStore(session, ({ user }) => user?.userType === 'Guest');
  if (guest) return null;
  return (
    <PasswordField
      label={t('menu.password')}
      hint={t('menu.passwordHint')}
      autoComplete="current-password"
      revealLabel={t('common.showPassword')}
      concealLabel={t('common.hidePassword')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
