import type { Input } from '@trivium/contract/endpoint';
import type { endpoints as contract } from '@trivium/contract/index';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';

type Body<N extends 'exportData' | 'deleteAccount' | 'contactSupport'> = Input<(typeof contract)[N]>['body'];

/** Everything about the player; who has a password gives it once more. */
export function exportData(body: Body<'exportData'>) {
  return call(endpoints.exportData, { body });
}

/** Deletes the player and everything about them; the session is dead after it. */
export function deleteAccount(body: Body<'deleteAccount'>) {
  return call(endpoints.deleteAccount, { body });
}

export function contactSupport(body: Body<'contactSupport'>) {
  return call(endpoints.contactSupport, { body });
}
