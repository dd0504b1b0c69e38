import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../api/session.ts';
import { useUserDetails } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the player is, to be changed here. */
export function ProfileScreen() {
  const details = useUserDetails();
  const storedUser = useStore(session, (state) => state.user);
  const user = details.data?.user ?? storedUser;
  return (
    <>
      <Header
        title={t('common.profile')}
        logo
        notifications
        trailing={
          <Link
            to="/"
            aria-label={t('common.close')}
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <X aria-hidden="true" className="size-6" />
          </Link>
        }
      />
      <div className="mx-auto max-w-280 px-4 py-5 md:px-6">
        {user ? <ProfileForm user={user} /> : <Skeleton className="h-96 rounded-card" />}
      </div>
    </>
  );
}
