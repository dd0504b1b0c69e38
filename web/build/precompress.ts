import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed file saves nothing worth a second file. */
const SMALLEST_BYTES = 1024;

/**
 * Writes a brotli and a gzip twin beside every text file of the build, compressed as well as can be, so that
 * the server sends them as they are instead of compressing the same file for every visitor.
 */
export function precompress(): Plugin {
  return {
    name: 'trivium:precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) return;
        const names = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/u.test(name));
        await Promise.all(
          names.map(async (name) => {
            const path = join(dir, name);
            const content = await readFile(path);
            if (content.length < SMALLEST_BYTES) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${path}.br`, await brotli(content, { params }));
            await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
          }),
        );
      },
    },
  };
}
