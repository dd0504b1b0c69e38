// Letters that have no decomposition but a usual spelling without them.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const ACCENTS = /[\u0300-\u036f]/gu;
const SUPERSCRIPTS = /[\u2070\u00b9\u00b2\u00b3\u2074-\u207e]+/gu;

/**
 * A text without case, accents and typographic variety: 'Élan' and 'elan', '½' and '1/2' fold to the same.
 * Vowel signs of other scripts stay, because there they are letters; superscripts stay apart from digits.
 */
export function fold(text: string): string {
  return text
    .replace(SUPERSCRIPTS, (raised) => `^${raised}`)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/gu, "'")
    .replace(/\u2212/gu, '-')
    .replace(/\u2044/gu, '/');
}

// A number with its sign and decimals, a word (with the + and # of C++ and C#), or a run of symbols.
const TOKEN =
  /(?<![\p{L}\p{N}])-\d+(?:\.\d+)?|\d+(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+[+#]*|[\p{S}%&@*/]+/gu;

// A quiz compares the same few hundred texts with each other many thousand times.
const REMEMBERED = 4_000;
const taken = new Map<string, readonly string[]>();

/**
 * The words of a text, folded, in their order: without punctuation, the 's of possession and thousands
 * separators; 'U.S.' is one word. Signs that mean something ('+', '%', '<=') are words of their own.
 */
export function wordsOf(text: string): readonly string[] {
  const known = taken.get(text);
  if (known !== undefined) return known;
  if (taken.size >= REMEMBERED) taken.clear();
  const words = takeApart(text);
  taken.set(text, words);
  return words;
}

function takeApart(text: string): string[] {
  const plain = fold(text)
    .replace(/(?<=\p{L})'s\b/gu, '')
    .replace(/'/gu, '')
    .replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
  return plain.match(TOKEN) ?? [];
}

/**
 * What makes two options the same for a reader: their words without a leading article. A text of
 * punctuation alone ('[]') is its own key.
 */
export function sameKey(text: string): string {
  const [first, ...rest] = wordsOf(text);
  if (first === undefined) return text.trim();
  const article = rest.length > 0 && ['the', 'a', 'an'].includes(first);
  return (article ? rest : [first, ...rest]).join(' ');
}
