import { LIMITS } from '@trivium/contract/limits';

const MIB = 1024 * 1024;

/** Endings of the files that can be imported, as a file input takes them. */
export const ACCEPTED = '.csv,.xlsx,.gift,.txt,.xml,.json';

/** The size of a file that is too large, in MiB with two digits, else null. It is rounded up, so that it never reads as allowed. */
export function tooLarge(bytes: number): string | null {
  return bytes > LIMITS.importBytes ? (Math.ceil((bytes / MIB) * 100) / 100).toFixed(2) : null;
}

/** A name short enough to be sent; its end tells the format, so that stays. */
export function sentName(name: string): string {
  return [...name.toWellFormed()].slice(-LIMITS.fileName.max).join('');
}
