import { isIPv6 } from 'node:net';
import type { LimitClass } from '@trivium/contract/endpoint';

/**
 * Requests that one address may make. `general` lets a classroom behind one address play; `entry` lets it
 * come in together, but not make accounts by the thousand; `mail` is what a person who mistypes needs.
 */
const LIMITS: Record<LimitClass, { max: number; timeWindow: number }> = {
  general: { max: 3_000, timeWindow: 60_000 },
  entry: { max: 60, timeWindow: 60_000 },
  mail: { max: 10, timeWindow: 5 * 60_000 },
  create: { max: 30, timeWindow: 60_000 },
};

/** The allowance of a class of calls, per address, as the rate-limit plugin wants it. */
export function rateLimitFor(limit: LimitClass): { max: number; timeWindow: number } {
  return LIMITS[limit];
}

/** What counts as one address: an IPv6 customer owns a whole /64, so its first four groups are the key. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
