/**
 * What could end a quotation, hide in it or turn its direction: controls, invisible and unassigned characters,
 * lone surrogates, line separators, and the signs of tags and fences.
 */
const UNQUOTABLE = /[\p{C}\p{Zl}\p{Zp}<>&`]/gu;

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** A value as one line of JSON that nothing inside can leave. Made for text of strangers. */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replace(UNQUOTABLE, escaped);
}

/** A text cut to so many characters, none of them halved. */
export function cut(text: string, characters: number): string {
  return [...text.slice(0, characters * 2)].slice(0, characters).join('');
}
