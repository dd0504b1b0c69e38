import { notificationStream, endpoints as table } from 'virtual:endpoints';
import type { Endpoint } from '@trivium/contract/endpoint';
import type { endpoints as contract } from '@trivium/contract/index';

type Contract = typeof contract;

/** What is needed to make a call; `shape` exists for the compiler only and carries the contract's types. */
export type Callable<E extends Endpoint> = Pick<E, 'method' | 'path'> & { readonly shape?: E };

/** Every call of the API by its name, typed by the contract. */
export const endpoints = table as { readonly [N in keyof Contract]: Callable<Contract[N]> };

export { notificationStream };
