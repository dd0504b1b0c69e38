import { optionsOf } from '../options.ts';
import { fold, sameKey, wordsOf } from '../words/text.ts';
import { type Gate, PASSED, reject } from './gate.ts';

/** Four options that a reader can tell apart, or two of them are right: case, accents, punctuation and articles do not count. */
export const distinctOptions: Gate = (draft) => {
  const seen = new Map<string, string>();
  for (const option of optionsOf(draft)) {
    const twin = seen.get(sameKey(option));
    if (twin !== undefined) return reject('duplicate_option', `"${twin}" and "${option}" are the same`);
    seen.set(sameKey(option), option);
  }
  return PASSED;
};

/** The words of an option between spaces, and those to look for in others: without "the", which adds nothing. */
function spaced(option: string) {
  const words = wordsOf(option);
  const bare = words[0] === 'the' ? words.slice(1) : words;
  return { option, whole: ` ${words.join(' ')} `, bare: bare.length > 0 ? ` ${bare.join(' ')} ` : undefined };
}

/**
 * No option stands inside another as whole words ("carbon", "carbon dioxide"): whoever picks the shorter
 * could be right as well, and the pair hints at the answer.
 */
export const separateOptions: Gate = (draft) => {
  const options = optionsOf(draft).map(spaced);
  for (const { option, bare } of options) {
    if (bare === undefined) continue;
    const outer = options.find((other) => other.bare !== bare && other.whole.includes(bare));
    if (outer) return reject('contained_option', `"${option}" stands inside "${outer.option}"`);
  }
  return PASSED;
};

const THINGS = '(?:the )?(?:above|these|those|them|options|answers|choices|following|others)';
const META = [
  new RegExp(`^(?:all|none|any|some|both|neither|either|most) (?:of )?${THINGS}(?: answers| options)?$`, 'u'),
  /^(?:all|none) (?:are|is) (?:right|correct|true|wrong|false)$/u,
  /^(?:both|either|neither)(?: answers?| options?)?(?: [a-d] (?:and|or|nor) [a-d])?$/u,
  /^(?:answers?|options?|choices?) [a-d1-4](?: (?:and|or) [a-d1-4])?$/u,
  /^(?:i (?:do not|dont) know|dont know|not sure|no idea|other|something else|no answer|not enough information)$/u,
  /^(?:(?:it )?(?:cannot|cant) be (?:determined|known|said))$/u,
];

/** No option speaks of the other options or of the player's doubt: they are shuffled, and each must be an answer. */
export const realOptions: Gate = (draft) => {
  const meta = optionsOf(draft).find((option) => {
    const plain = fold(option)
      .replace(/'/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return META.some((pattern) => pattern.test(plain));
  });
  return meta === undefined ? PASSED : reject('meta_option', `"${meta}" is no answer of its own`);
};
