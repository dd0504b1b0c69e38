import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../src/messages');
const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/`;

const fileOf = (locale: string, area: string) => join(ROOT, locale, `${area}.json`);
const localesIn = () => readdirSync(ROOT);
const areasOf = (locale: string) =>
  readdirSync(join(ROOT, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/** The texts of one area as `area.key` -> ICU message; the area is the name of the file. */
function readArea(locale: string, area: string): Record<string, string> {
  const messages = JSON.parse(readFileSync(fileOf(locale, area), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text]));
}

function compileArea(locale: string, area: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readArea(locale, area)).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text)];
      } catch (cause) {
        throw new Error(`The message ${locale}/${key} is not valid ICU: ${text}`, { cause });
      }
    }),
  );
}

function indexModule(): string {
  const loaders = localesIn().map((locale) => {
    const areas = areasOf(locale).map((area) => `${area}: () => import('${PREFIX}${locale}/${area}')`);
    return `${JSON.stringify(locale)}: { ${areas.join(', ')} }`;
  });
  return `export const catalogues = { ${loaders.join(', ')} };`;
}

/**
 * Vite plugin: texts compiled at build time, so that the page ships no message parser; a broken message stops
 * the build. `virtual:messages` loads any area of any language found in src/messages/<locale>/<area>.json,
 * `virtual:messages/<locale>/<area>` is one of them, and `%t:area.key%` in index.html is the English text.
 */
export function messageCatalogues(): Plugin {
  return {
    name: 'trivium:messages',
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      const [locale, area] = id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1).split('/') : [];
      if (locale === undefined || area === undefined) return undefined;
      this.addWatchFile(fileOf(locale, area));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileArea(locale, area)))});`;
    },
    transformIndexHtml(html) {
      return html.replace(/%t:(\w+)\.([\w.]+)%/g, (_, area: string, key: string) => {
        const text = readArea('en', area)[`${area}.${key}`];
        if (text === undefined) throw new Error(`index.html asks for the unknown text ${area}.${key}`);
        return text;
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(ROOT)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}
