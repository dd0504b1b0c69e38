import { decodeHTMLStrict } from 'entities';

/** "multiple" and "boolean" in base64: where the type reads so, all texts of the question are encoded. */
const BASE64_TYPES: readonly unknown[] = ['bXVsdGlwbGU=', 'Ym9vbGVhbg=='];
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/u;
/** A text without a space but with an escape, as RFC 3986 writes it: no sentence looks so by chance. */
const PERCENT = /^(?:[A-Za-z0-9\-_.~!'()*]|%[0-9A-F]{2})*$/u;
const ESCAPE = /%[0-9A-F]{2}/u;

type Decode = (text: string) => string;

const fromBase64: Decode = (text) =>
  BASE64.test(text) ? Buffer.from(text, 'base64').toString('utf8') : text;

const fromPercent: Decode = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Which of the encodings of Open Trivia DB a question is in; HTML entities are its default, and ours. */
function decoderOf(item: object): Decode {
  if ('difficulty_level' in item) return decodeHTMLStrict;
  if ('type' in item && BASE64_TYPES.includes(item.type)) return fromBase64;
  const question = 'question' in item && typeof item.question === 'string' ? item.question : '';
  return PERCENT.test(question) && ESCAPE.test(question) ? fromPercent : decodeHTMLStrict;
}

/** A question of Open Trivia DB with all its texts, also those in its lists, decoded; anything else as it is. */
export function decodedItem(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const decode = decoderOf(item);
  const decoded = (value: unknown) => (typeof value === 'string' ? decode(value) : value);
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(decoded) : decoded(value),
    ]),
  );
}
