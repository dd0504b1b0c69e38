import { LIMITS } from '@trivium/contract/limits';
import { Circle, CircleCheck } from 'lucide-react';
import { t } from '../../lib/i18n.ts';

/** The one rule of a new password, ticked while it is typed. */
export function PasswordHint({ password }: { password: string }) {
  const met = [...password].length >= LIMITS.password.min;
  const Icon = met ? CircleCheck : Circle;
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${met ? 'text-good' : ''}`} />
      {t('auth.passwordHint', { min: LIMITS.password.min })}
    </span>
  );
}
