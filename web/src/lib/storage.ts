/** The keys of localStorage, exactly as the specification names them; `offlineData` is what offline mode keeps. */
export type LocalKey =
  | 'token'
  | 'user'
  | 'userAvatar'
  | 'userAvatarIndex'
  | 'tokenIssuedAt'
  | 'theme'
  | 'appSettings'
  | 'offlineData';
export type SessionKey = 'splashShown';

// Storage can be switched off or full: then the page works for as long as it is open.
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The stored text, or null when it is missing or storage is closed to us. */
export function readText(key: LocalKey): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

/** The stored JSON value, or null when it is missing or broken. The caller checks its shape. */
export function readJson(key: LocalKey): unknown {
  const text = readText(key);
  if (text === null) return null;
  return attempt(() => JSON.parse(text) as unknown, null);
}

export function writeText(key: LocalKey, value: string): void {
  attempt(() => localStorage.setItem(key, value), undefined);
}

export function writeJson(key: LocalKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

export function remove(...keys: LocalKey[]): void {
  for (const key of keys) attempt(() => localStorage.removeItem(key), undefined);
}

/** A flag that lives as long as the browser session. */
export function readFlag(key: SessionKey): boolean {
  return attempt(() => sessionStorage.getItem(key), null) === 'true';
}

export function setFlag(key: SessionKey): void {
  attempt(() => sessionStorage.setItem(key, 'true'), undefined);
}
