import type { Plugin } from 'vite';

/**
 * Vite plugin: names the font that the first texts are set in, whatever its hashed name is. public/theme.js
 * turns it into a preload unless the player saves data.
 */
export function fontPreload(pattern: RegExp): Plugin {
  return {
    name: 'trivium:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => pattern.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { 'data-font': true, href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
