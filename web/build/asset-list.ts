import type { Plugin } from 'vite';

/** Letters that few texts need; without them the fallback fonts stand in. */
const LEFT_OUT = /-latin-ext-/;

/** Vite plugin: `asset-list.json` names every file that the page may load, for the copy that offline mode keeps. */
export function assetList(): Plugin {
  return {
    name: 'trivium:asset-list',
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !LEFT_OUT.test(file));
      const source = JSON.stringify(assets.sort().map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'asset-list.json', source });
    },
  };
}
