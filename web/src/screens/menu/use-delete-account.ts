import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deleteAccount } from '../../api/account.ts';
import { closeSession } from '../../api/session.ts';
import { showToast } from '../../ui/toast.ts';

/** What must be typed before an account is deleted. */
export const CONFIRMATION = 'DELETE';

/** Deletes the account, and with it all that this browser knows of the player. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      deleteAccount({ confirm: CONFIRMATION, ...(password === '' ? {} : { password }) }),
    onSuccess: ({ message }) => {
      closeSession();
      client.clear();
      navigate('/auth', { replace: true });
      showToast({ kind: 'success', title: message });
    },
  });
}
