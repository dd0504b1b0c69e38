import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@trivium/contract/endpoint';
import type { endpoints as contract } from '@trivium/contract/index';
import type { UserDetails } from '@trivium/contract/users';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';
import { ApiError } from './errors.ts';
import { queryKeys } from './query-client.ts';
import { closeSession, openSession, readToken, storeUser } from './session.ts';

type Body<N extends 'login' | 'register' | 'resetPassword' | 'updatePassword' | 'updateUserDetails'> = Input<
  (typeof contract)[N]
>['body'];

/** The player and what they own. The stored user follows what the server says. */
export function useUserDetails() {
  return useQuery({
    queryKey: queryKeys.details,
    queryFn: async ({ signal }) => {
      const details = await call(endpoints.getUserDetails, {}, { signal });
      storeUser(details.user);
      return details;
    },
  });
}

/** Log in; a refusal clears the stored session (specification 8). */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'login'>) => call(endpoints.login, { body }),
    onSuccess: ({ token, user }) => {
      client.clear();
      openSession(token, user);
    },
    onError: (error) => {
      if (error instanceof ApiError) closeSession();
    },
  });
}

export function useGuestLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.guestLogin, {}),
    onSuccess: ({ token, user }) => {
      client.clear();
      openSession(token, user);
    },
  });
}

/** Register. A guest's token goes along by itself, so the guest becomes the registered player; then one logs in anew. */
export function useRegister() {
  return useMutation({ mutationFn: (body: Body<'register'>) => call(endpoints.register, { body }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Body<'resetPassword'>) => call(endpoints.resetPassword, { body }),
  });
}

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (body: Body<'updatePassword'>) => call(endpoints.updatePassword, { body }),
  });
}

export function useUpdateUserDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'updateUserDetails'>) => call(endpoints.updateUserDetails, { body }),
    onSuccess: ({ user }) => {
      storeUser(user);
      client.setQueryData<UserDetails>(queryKeys.details, (old) => old && { ...old, user });
      void client.invalidateQueries({ queryKey: queryKeys.details });
    },
  });
}

/** Ends the session on the server if it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  if (readToken() !== null) await call(endpoints.logout, {}).catch(() => undefined);
  closeSession();
}
