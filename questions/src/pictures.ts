import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DRAWINGS = fileURLToPath(new URL('../pictures/', import.meta.url));
const FLAGS = join(dirname(fileURLToPath(import.meta.resolve('flag-icons/package.json'))), 'flags');
/** Flags that are square by law; all others are drawn 4 by 3. */
const SQUARE: readonly (string | undefined)[] = ['ch', 'va'];

/** Where a picture of a draft (`flags/jp`, `drawings/cube`) lies. */
function pathOf(file: string): string {
  const [kind, name] = file.split('/');
  return kind === 'flags'
    ? join(FLAGS, SQUARE.includes(name) ? '1x1' : '4x3', `${name}.svg`)
    : join(DRAWINGS, `${name}.svg`);
}

/**
 * The SVG of a picture, without the ids that name what it shows: whoever looks into the file must not find
 * the answer. Undefined where there is no such picture.
 */
export async function pictureSvg(file: string): Promise<string | undefined> {
  try {
    const svg = await readFile(pathOf(file), 'utf8');
    // Inside, ids are also aims of references, so they are renamed rather than removed.
    const names = [...new Set([...svg.matchAll(/\bid="([^"]+)"/gu)].map((match) => match[1] ?? ''))];
    return names.reduce(
      (text, name, n) =>
        text
          .replaceAll(`id="${name}"`, `id="p${n}"`)
          .replaceAll(`#${name}"`, `#p${n}"`)
          .replaceAll(`#${name})`, `#p${n})`),
      svg,
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
