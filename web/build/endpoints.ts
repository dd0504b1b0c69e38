import { endpoints } from '@trivium/contract/index';
import { NOTIFICATION_STREAM } from '@trivium/contract/notifications';
import type { Plugin } from 'vite';

const ID = 'virtual:endpoints';

/**
 * Vite plugin: `virtual:endpoints` is the contract's table of calls reduced to method and path, with the path
 * of the one stream. The page
 * takes the shapes from the contract as types only, so the schemas stay out of the first load.
 */
export function endpointTable(): Plugin {
  return {
    name: 'trivium:endpoints',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const table = Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
      );
      return `export const endpoints = ${JSON.stringify(table)};
        export const notificationStream = ${JSON.stringify(NOTIFICATION_STREAM)};`;
    },
  };
}
