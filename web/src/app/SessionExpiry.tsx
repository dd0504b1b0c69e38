import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionExpired } from '../api/session.ts';
import { t } from '../lib/i18n.ts';
import { showToast } from '../ui/toast.ts';
import { holdRedirect } from './redirect-hold.ts';

const REDIRECT_AFTER_MS = 1000;

/** Tells of a session that has ended, and a second later leads to the log-in. */
export function SessionExpiry() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionExpired(() => {
        showToast({
          kind: 'error',
          title: t('common.sessionExpired'),
          description: t('common.sessionExpiredText'),
        });
        const release = holdRedirect();
        setTimeout(() => {
          release();
          client.clear();
          navigate('/auth', { replace: true });
        }, REDIRECT_AFTER_MS);
      }),
    [navigate, client],
  );
  return null;
}
