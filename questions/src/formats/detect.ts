import { decodeText } from './decode.ts';
import type { Format } from './format.ts';

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Whether a text is what its format begins with or cannot do without. */
const LOOKS: Record<Exclude<Format, 'xlsx'>, (text: string) => boolean> = {
  csv: () => true,
  gift: (text) => text.includes('{') && text.includes('}'),
  aiken: (text) => /^\s*ANSWER\s*:/imu.test(text),
  moodle: (text) => text.trimStart().startsWith('<') && /<quiz\b/u.test(text),
  opentdb: (text) => /^\s*[[{]/u.test(text),
};

/** The formats that the end of a name stands for, the one that is more particular first. */
const ENDINGS: Record<string, readonly (keyof typeof LOOKS)[]> = {
  csv: ['csv'],
  tsv: ['csv'],
  gift: ['gift'],
  txt: ['aiken', 'gift'],
  xml: ['moodle'],
  json: ['opentdb'],
};

/**
 * The format by the end of a file's name and its content, or undefined when the end is unknown or the content does
 * not go with it. The name is only looked at.
 */
export function formatOf(fileName: string, bytes: Uint8Array): Format | undefined {
  const ending = /\.([a-z]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (ending === 'xlsx') return isZip(bytes) ? 'xlsx' : undefined;
  const decoded = decodeText(bytes);
  if (!decoded.ok) return undefined;
  return ENDINGS[ending]?.find((format) => LOOKS[format](decoded.text));
}
