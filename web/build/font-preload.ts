import type { Plugin } from 'vite';

/** Vite plugin: preloads the font that the first texts are set in, whatever its hashed name is. */
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
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
