import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { ApiError } from '../../http/api-error.ts';

// OWASP Password Storage Cheat Sheet: argon2id with 46 MiB, one pass, one lane.
// Algorithm 2 is argon2id; the library's enum cannot be used where types are only stripped.
const ARGON2 = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

// A hash takes a core for tens of ms. Two at a time leave the machine responsive, and a queue with an end
// keeps a flood of logins from becoming everybody's wait.
const hashing = pLimit(2);
const MAX_WAITING = 100;

function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= MAX_WAITING) {
    throw new ApiError(
      'unavailable',
      'Too many people are logging in at once. Please try again in a moment.',
      2,
    );
  }
  return hashing(work);
}

// NFKC, as NIST SP 800-63B asks, so that a password typed on another keyboard is the same password.
const canonical = (password: string) => password.normalize('NFKC');

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(canonical(password), ARGON2));
}

const decoy = hash('no password of anybody', ARGON2);

/** Whether the password is right. Without a stored hash it costs the same time and is wrong. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  const right = await bounded(() => verify(against, canonical(password)));
  return right && stored != null;
}

const COMMON = new Set<string>(dictionary['passwords-common']);

/**
 * Refuses the commonest passwords (zxcvbn's list) and the player's own names, at any length (decisions 4).
 * @throws ApiError weak_password
 */
export function refuseWeak(password: string, own: readonly (string | null | undefined)[]): void {
  const plain = password.toLowerCase();
  const names = [...own, 'trivium'].filter((n): n is string => !!n).flatMap((n) => [n, n.split('@')[0] ?? n]);
  const isName = names.some(
    (n) => plain.replace(/\d+$/u, '') === n.toLowerCase() || plain === n.toLowerCase(),
  );
  if (COMMON.has(plain) || isName) {
    throw new ApiError(
      'weak_password',
      'This password is too easy to guess. Please choose another one; longer is better.',
    );
  }
}
