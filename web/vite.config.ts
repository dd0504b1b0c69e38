import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetList } from './build/asset-list.ts';
import { endpointTable } from './build/endpoints.ts';
import { fontPreload } from './build/font-preload.ts';
import { messageCatalogues } from './build/messages.ts';
import { precompress } from './build/precompress.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const api = process.env.TRIVIUM_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messageCatalogues(),
    endpointTable(),
    react(),
    tailwindcss(),
    fontPreload(/figtree-latin-wght/),
    assetList(),
    precompress(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/covers': api, '/pictures': api } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no inlined fonts, and small icons live in the code anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
