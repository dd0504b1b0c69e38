import { holdsAbuse } from './abuse.ts';
import { withoutAllowed } from './allowed.ts';
import { hasBlockedLetters } from './blocklist.ts';
import { holdsForeignAbuse } from './foreign-abuse.ts';
import { hasAddress, speaksForTheHouse } from './house.ts';
import { readingsOf } from './readings.ts';
import { hasRudeWords, meantByLooks } from './rude-names.ts';
import { sloganIn } from './slogans.ts';
import { isSexual, standsForHatred } from './topics.ts';

/** What is named: a quiz that everybody may find, or a player. */
export type NameKind = 'category' | 'alias';
export type NameJudgement = { readonly ok: true } | { readonly ok: false; readonly reason: string };

type Offence = 'abuse' | 'hatred' | 'violence' | 'self-harm' | 'sexual' | 'address' | 'house';

const SELF_HARM =
  'There is no quiz about that. If you are thinking of hurting yourself, please talk to somebody you trust or call a crisis line in your country: you are not alone.';
const HOUSE = 'That name sounds as if it spoke for the house. Please choose another one.';

const REASONS: Record<NameKind, Record<Offence, string>> = {
  category: {
    abuse: 'That name is not one for a quiz that everybody can play. Please choose another one.',
    hatred: 'That name judges or insults people. A quiz needs a subject that everybody can play.',
    violence: 'That name sounds like a threat or a guide to harm. Please choose another subject.',
    sexual:
      'Players of every age are here, so a quiz about that cannot be made. Please choose another subject.',
    'self-harm': SELF_HARM,
    house: HOUSE,
    address: 'The name of a quiz cannot hold a web or mail address. Please name just the subject.',
  },
  alias: {
    abuse: 'That name could offend other players. Please choose another one.',
    hatred: 'That name could hurt other players. Please choose another one.',
    violence: 'That name sounds like a threat. Please choose another one.',
    sexual: 'Players of every age are here. Please choose another name.',
    'self-harm': SELF_HARM,
    house: HOUSE,
    address: 'A name cannot hold a web or mail address. Please choose another one.',
  },
};

/** What is wrong with a name of either kind. */
function offenceOf(name: string): Offence | undefined {
  const rest = withoutAllowed(name);
  const inRest = readingsOf(rest);
  const words = [...inRest.words, ...inRest.disguised];
  const slogan = readingsOf(name)
    .said.map((text) => sloganIn(text, withoutAllowed(text)))
    .find((found) => found !== undefined);
  if (slogan !== undefined) return slogan;
  if (holdsAbuse(name) || hasBlockedLetters(rest) || hasRudeWords(words)) return 'abuse';
  return holdsForeignAbuse(words, rest) ? 'abuse' : undefined;
}

function judgeReading(name: string, kind: NameKind): Offence | undefined {
  const offence = offenceOf(name);
  if (offence !== undefined) return offence;
  if (isSexual(name, kind)) return 'sexual';
  if (hasAddress(name, kind)) return 'address';
  if (kind === 'category') return undefined;
  if (standsForHatred(name)) return 'hatred';
  return speaksForTheHouse(name) ? 'house' : undefined;
}

/** A name with the words that tall letters only look like another letter of: 'HitIer' as 'hitler'. */
function asItLooks(name: string): string {
  return name.replace(/[\p{L}1|!]+/gu, (word) => meantByLooks(word.toLowerCase()) ?? word);
}

/** A name as it is typed, as it looks, and with its capitals as the beginnings of words: "MyBigDick". */
function readingsToJudge(name: string): string[] {
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
  return [...new Set([name, apart, asItLooks(name)])];
}

/**
 * Whether a name can stand where everybody reads it, or a sentence for the person why not. Sensitive subjects are
 * fine; abuse, slurs, praise of hatred, threats, instructions to harm and sexual content are not, in English, in
 * other languages or in disguise. A player's name must moreover neither speak for the house nor hold an address.
 * Pure; takes well under a millisecond for a name of 60 characters.
 */
export function judgeName(name: string, kind: NameKind): NameJudgement {
  for (const reading of readingsToJudge(name)) {
    const offence = judgeReading(reading, kind);
    if (offence !== undefined) return { ok: false, reason: REASONS[kind][offence] };
  }
  return { ok: true };
}
