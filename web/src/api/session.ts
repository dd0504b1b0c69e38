import type { User } from '@trivium/contract/users';
import { createStore } from 'zustand/vanilla';
import { readJson, readText, remove, writeJson, writeText } from '../lib/storage.ts';

type Session = { readonly token: string | null; readonly user: User | null };

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<User>;
  return typeof user.alias === 'string' && typeof user.avatar === 'number' && typeof user.level === 'number';
}

function readSession(): Session {
  const user = readJson('user');
  const token = readText('token');
  return { token: token === '' ? null : token, user: isUser(user) ? user : null };
}

/** Who plays, as far as this browser knows: the stored token and user of the specification. */
export const session = createStore<Session>(readSession);

const expiryListeners = new Set<() => void>();

// Another tab may log out or log in: follow it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === 'token' || event.key === 'user') session.setState(readSession());
});

/** The token to send, or null when nobody is logged in. */
export function readToken(): string | null {
  return session.getState().token;
}

export function storeUser(user: User): void {
  writeJson('user', user);
  writeText('userAvatarIndex', String(user.avatar));
  writeText('userAvatar', `avatar-${user.avatar}`);
  session.setState({ user });
}

export function openSession(token: string, user: User): void {
  writeText('token', token);
  writeText('tokenIssuedAt', String(Date.now()));
  session.setState({ token });
  storeUser(user);
}

/** Forgets token, user, avatar and what was kept for offline; settings and theme stay. */
export function closeSession(): void {
  remove('token', 'user', 'userAvatar', 'userAvatarIndex', 'tokenIssuedAt', 'offlineData');
  session.setState({ token: null, user: null });
}

/** Closes a session that the server no longer knows, and tells the listeners once. */
export function expireSession(): void {
  if (session.getState().token === null) return;
  for (const listener of expiryListeners) listener();
  closeSession();
}

/** Calls `listener` when a session has expired; gives the function that stops it. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}
