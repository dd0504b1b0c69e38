import { decodeHTMLStrict } from 'entities';

/** One line of text: NFC, line breaks, tabs and runs of spaces become one space, none at the ends. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** A text that HTML draws a picture or plays a sound in; its words alone would make no sense. */
export function showsMedia(html: string): boolean {
  return /<(?:img|picture|svg|video|audio|object|embed|iframe)\b|@@PLUGINFILE@@/iu.test(html);
}

const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-n'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][i] ?? c]),
);
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][i] ?? c]),
);

const shifted = (table: Record<string, string>) => (_: string, inner: string) =>
  [...inner].map((c) => table[c] ?? c).join('');

/** Elements that stand on lines of their own: without a space the words around them would grow together. */
const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|pre|blockquote)\b[^<>]*>/giu;

/**
 * The words of a piece of HTML as one tidy line: tags go, entities become characters, raised and lowered numbers keep
 * their meaning (10² is not 102). A bare "<" before a space or a number is no tag and stays. What is opened and never
 * closed reaches to the end; no pattern looks for an end twice, so time grows with length only.
 */
export function htmlToPlain(html: string): string {
  const bare = html
    .replace(/<!--.*?(?:-->|$)/gsu, ' ')
    .replace(/<(script|style)\b[^<>]*>.*?(?:<\/\1\s*>|$)/gisu, ' ')
    .replace(/<sup\b[^<>]*>([^<>]*)<\/sup>/giu, shifted(RAISED))
    .replace(/<sub\b[^<>]*>([^<>]*)<\/sub>/giu, shifted(LOWERED))
    .replace(BLOCK, ' ')
    .replace(/<\/?[a-z][^<>]*>/giu, '');
  return tidy(decodeHTMLStrict(bare));
}
