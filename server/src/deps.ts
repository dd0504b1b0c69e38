import { randomBytes, randomUUID } from 'node:crypto';

/** Where time, chance and new names come from, so that a test can decide them. */
export type Deps = {
  /** Ms since the epoch. */
  readonly now: () => number;
  /** A new UUID; random, so that nobody can guess the next. */
  readonly newId: () => string;
  /** An opaque secret of 256 random bits, URL-safe. */
  readonly newToken: () => string;
};

export const realDeps: Deps = {
  now: () => Date.now(),
  newId: () => randomUUID(),
  newToken: () => randomBytes(32).toString('base64url'),
};
