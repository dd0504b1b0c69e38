import { wordsOf } from '../words/text.ts';

/** Words that hardly any English sentence does without, and that other languages do not share. */
const ENGLISH = new Set(
  `the of is and which what who where when how to by for its that from with are were did does this these it
  at has have not his her their than they he she if be can about after into there between many some first only
  while one two three before out up both each over under other called named known make made`.split(/\s+/u),
);
/** Half of what English questions have at the least, and above what the few shared words bring elsewhere. */
const MIN_ENGLISH = 0.12;
/** A question may name a word in its own letters. */
const MIN_LATIN = 0.7;

/** Letters of scripts that look like Latin ones within a word of Latin letters. */
const MIXED =
  /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|[\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]\p{sc=Latin}/u;
/** Letters that only look like letters: bold mathematical ones, wide ones, ones in circles. */
const FANCY = /[\u{1d400}-\u{1d7ff}\u{ff01}-\u{ff5e}\u{249c}-\u{24e9}\u{1f100}-\u{1f1ff}]/u;

/** Whether a text mixes letters that look alike, so that no gate reads what a player reads. */
export function isMixedScript(text: string): boolean {
  const plain = text.normalize('NFC');
  return MIXED.test(plain) || FANCY.test(plain);
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{sc=Latin}/u.test(letter)).length >= letters.length * MIN_LATIN;
}

/** Whether texts are written in Latin letters and, taken together, in English. The gates know no other language. */
export function isEnglish(texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return texts.every(isLatin) && english >= words.length * MIN_ENGLISH;
}
