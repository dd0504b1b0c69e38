import type { Draft } from '../draft.ts';
import { arranged } from './arrange.ts';

/** What would be taken for HTML, a format, a weight or a comment if it stood without a format of its own. */
const NEEDS_FORMAT = /[<&]|^(?:\[|%|\/\/)/u;

function escaped(text: string): string {
  const safe = text.replace(/[~=#{}:\\]/gu, '\\$&');
  return NEEDS_FORMAT.test(text) ? `[plain]${safe}` : safe;
}

function block(draft: Draft, n: number): string {
  const { options, place } = arranged(draft, n);
  const lines = options.map((option, i) => `\t${i === place ? '=' : '~'}${escaped(option)}`);
  // "=a -> b" before all other answers would be read as a pair to match.
  const [first = ''] = lines;
  const answers = first.startsWith('\t=') && first.includes('->') ? [...lines.slice(1), first] : lines;
  return [
    `// difficulty: ${draft.difficulty}`,
    ...(draft.timer === undefined ? [] : [`// seconds: ${draft.timer}`]),
    `${escaped(draft.question)} {`,
    ...answers,
    ...(draft.explanation === '' ? [] : [`\t####${escaped(draft.explanation)}`]),
    '}',
    '',
  ].join('\n');
}

/** A file in GIFT: the explanation as general feedback, level and time as comments. */
export function writeGift(drafts: readonly Draft[]): Uint8Array {
  return new TextEncoder().encode(drafts.map(block).join('\n'));
}
