import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../api/users.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';

/** Ends the session, clears token, user and avatar, and leads to the log-in. */
export function SignOut() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
    client.clear();
    navigate('/auth', { replace: true });
  }
  return (
    <Button variant="secondary" size="lg" full loading={leaving} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-5" />
      {t('menu.signOut')}
    </Button>
  );
}
