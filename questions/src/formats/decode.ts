const NOT_TEXT = 'The file is not text in UTF-8. Save it again and choose UTF-8 as its encoding.';

/** The encoding that the byte order mark names; UTF-8 without one. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, without the mark; or a sentence about what is wrong. */
export function decodeText(bytes: Uint8Array): { ok: true; text: string } | { ok: false; message: string } {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, message: NOT_TEXT };
  }
  if (text.includes('\u0000')) return { ok: false, message: NOT_TEXT };
  if (text.trim() === '') return { ok: false, message: 'The file is empty.' };
  return { ok: true, text };
}
