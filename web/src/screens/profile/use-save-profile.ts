import type { User } from '@trivium/contract/users';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../api/errors.ts';
import { useUpdateUserDetails } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import type { ProfileValues } from './schema.ts';

/** From 'Registration Complete' to the way home, ms (specification 4). */
const REDIRECT_AFTER_MS = 1500;

const failureText = (reason: string) => t('profile.saveFailed', { reason });

/** Saving the profile: what is sent, what is said, and where it leads. */
export function useSaveProfile(user: User) {
  const navigate = useNavigate();
  const update = useUpdateUserDetails();
  const [failure, setFailure] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function saved(now: User) {
    if (user.userType !== 'Guest' || now.userType !== 'Registered') {
      showToast({ kind: 'success', title: t('profile.saved') });
      return;
    }
    showToast({ kind: 'success', title: t('profile.registrationComplete') });
    timer.current = window.setTimeout(() => navigate('/'), REDIRECT_AFTER_MS);
  }

  function save({ alias, age, avatar, email, password }: ProfileValues) {
    setFailure(null);
    const registration =
      user.userType === 'Guest' ? { email: email.trim(), ...(password === '' ? {} : { password }) } : {};
    update.mutate(
      { alias, age: Number(age), avatar, ...registration },
      {
        onSuccess: (answer) => saved(answer.user),
        onError: (error) => setFailure(failureText(reasonOf(error, t('profile.updateFailed')))),
      },
    );
  }

  return { save, saving: update.isPending, failure };
}
