import { resolveConfusablesTransformer } from 'obscenity';
import { fold } from '../words/text.ts';

const LOOK_ALIKE = resolveConfusablesTransformer();
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
};
const LEET_SIGN = /[013456789@$!|€+]/gu;

/** Letters of other scripts as the Latin ones they look like, in lower case; Latin letters stay. */
export function latinLooks(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => {
    const looks = LOOK_ALIKE.transform(letter.codePointAt(0) ?? 0);
    return looks === undefined ? '' : String.fromCodePoint(looks).toLowerCase();
  });
}

/** Apostrophes stand inside words ("o'brien", "bob's"), so that no letter is split off. */
const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu) ?? [];

/** 'f.u.c.k' and 'f_u-c-k', but not 's-shaped' or 'moby-dick': every piece has at most two letters. */
function unpunctuated(chunk: string): string[] {
  const pieces = chunk.split(/[^\p{L}\p{N}@$!|*#]+/u).filter(Boolean);
  return pieces.length > 1 && pieces.every((piece) => piece.length <= 2) ? [pieces.join('')] : [];
}

/** Letters that stand alone, said together: 'f u c k', 's h i t t y'. */
function spelledOut(chunks: readonly string[]): string[] {
  const marked = chunks.map((chunk) => (/^\p{L}$/u.test(chunk) ? chunk : ' ')).join('');
  return marked.split(' ').filter((run) => run.length > 2);
}

/** 'fuuuck' said shortly, once with one letter for each run and once with two. */
function unstretched(word: string): string[] {
  if (!/(\p{L})\1\1/u.test(word)) return [];
  return [word.replace(/(\p{L})\1+/gu, '$1'), word.replace(/(\p{L})\1\1+/gu, '$1$1')];
}

/** What a chunk of a text between two blanks may be meant to be read as, beside its plain words. */
function disguisesOf(chunk: string): string[] {
  const plain = chunk.replace(LEET_SIGN, (sign) => LEET[sign] ?? sign);
  const read = plain === chunk || !/\p{L}/u.test(chunk) ? [] : wordsIn(plain);
  return [...read, ...unpunctuated(chunk), ...(plain === chunk ? [] : unpunctuated(plain))];
}

/** Words with a blank on both sides of each and a comma where any punctuation stood, to look for phrases in. */
function said(chunks: readonly string[]): string {
  const text = chunks.map((chunk) => chunk.replace(/[^\p{L}\p{M}\p{N}'&-]+/gu, ' , ').replaceAll('-', ' '));
  return ` ${text.join(' ').replace(/\s+/gu, ' ')} `;
}

/** The readings of a text, all in lower case. */
export type Readings = {
  /** Its plain words in their order. */
  readonly words: readonly string[];
  /** The words that disguises may stand for. */
  readonly disguised: readonly string[];
  /** Words with letters left out, such as 'f*ck'; the sign stands for one letter. */
  readonly starred: readonly string[];
  /** The whole text with commas for its punctuation: as it stands, and with its disguises undone where it has any. */
  readonly said: readonly string[];
};

/**
 * Reads a text as a person does who knows the tricks: look-alikes of other scripts, invisible marks, accents,
 * figures for letters, letters apart, letters stretched, stars for letters.
 */
export function readingsOf(text: string): Readings {
  const folded = fold(text.replace(INVISIBLE, ''));
  const latin = latinLooks(folded);
  const chunks = latin.split(/\s+/u).filter(Boolean);
  const words = wordsIn(folded);
  const undone = chunks.map((chunk) => disguisesOf(chunk));
  const found = [...(latin === folded ? [] : wordsIn(latin)), ...undone.flat(), ...spelledOut(chunks)];
  const plain = said(folded.split(/\s+/u));
  const meant = said(chunks.map((chunk, i) => undone[i]?.join(' ') || chunk));
  return {
    words,
    disguised: [...found, ...[...words, ...found].flatMap(unstretched)],
    starred: latin.match(/\p{L}+[*#%@_]{1,4}\p{L}+/gu)?.filter((word) => word.length > 3) ?? [],
    said: plain === meant ? [plain] : [plain, meant],
  };
}
