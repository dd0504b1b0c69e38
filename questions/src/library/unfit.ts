import { nameKey } from './key.ts';

const PERSONAL = 'That sounds like something personal. Quizzes here are about what everybody can know.';
const NO_SUBJECT =
  'That does not look like a subject. Try a field of knowledge, a place, a thing or a well-known person.';

const US = /\bus\b(?! (?:states|presidents|history|constitution|politics|geography|cities|army|open))/u;
const OWN =
  /\b(?:my|our|me|mine|ours|myself|your|birthday party|best friend|bff|girlfriend|boyfriend|inside jokes?|family reunion)\b/iu;
/** Words so general that anything would fit, and the quiz would be about nothing. */
const TOO_GENERAL = new Set(
  `stuff thing something anything everything nothing lol test testing quiz question trivia object
  entity person friend word name idea fact good bad fun random other abc foo bar foobar hello hi yes no ok okay
  whatever misc none null undefined man woman boy girl guy dude act thought whole group abstraction life best
  top cool great new old day player team funny idiot idk dunno hey yo lol name null anything whatever poop nan
  untitled bored`.split(/\s+/u),
);

/** Whether a name is talk, or one of the words that fit anything. */
export const isTooGeneral = (name: string): boolean =>
  TOO_GENERAL.has(nameKey(name)) || TALK.test(name.trim());

/** No vowel in a long word, or the rows of a keyboard: nobody's subject. */
function isMashed(word: string): boolean {
  return (
    /^(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|jkl|uiop)\w*/u.test(word) ||
    /(.)\1{3}/u.test(word) ||
    (word.length > 4 && !/[aeiouy]/u.test(word) && /^[a-z]+$/u.test(word))
  );
}

/** Text that is meant for a machine, or to sell something, and no subject. */
const NO_WORDS =
  /[<>{}$`\\]|--|\.\.\/|;|\b(?:select .* from|drop table|or '?1'?='?1|ignore (?:all |the |your |my )?(?:previous|above|prior|earlier|instructions?)|(?:previous|new|system) (?:instructions?|prompt)|you are now|the text above|javascript:|https?:|www\.|click here|buy (?:followers|now|cheap)|free (?:robux|v-?bucks|money|iphone)|lorem ipsum)\b/iu;
/** Talk to a machine, greetings and fillers: nothing that questions could be asked about. */
const TALK =
  /^(?:are you (?:an?|real|there|ok)\b|(?:who|what|how) are you|i have no idea|tell me a joke|surprise me|make it up|just testing|testing \d|type here|new quiz|good (?:morning|evening|afternoon|night)|howdy|sup\b|thanks?\b|assistant:|override:|end of input|new task|what (?:is this|can you do))/iu;
/** How to harm oneself or others, or to break the law. */
const HARM =
  /\b(?:how many (?:pills?|paracetamol|tablets)|without eating|(?:make|build|buy|cook|get|where to buy) .*\b(?:guns?|bombs?|meth|cocaine|heroin|weed|drugs|explosives?|fake (?:passports?|id|money))|fake passports?|shooting plan|groom a|(?:jokes? (?:about|on) |\b)(?:black|white|asian|jewish|gay|disabled|fat) people jokes?|cheat(?:ed|s)? on (?:his|her|my)|slept with|(?:his|her) address|where does .* live|dumbest race|race is the)\b/iu;

/**
 * Why no quiz is made of a name that no topic has, in words for the player: it is personal, nonsense or no subject.
 * Undefined where it could be a subject. What is offensive is for `judgeName`.
 */
export function unfit(typed: string, subject: string): string | undefined {
  const plain = typed.normalize('NFKD').replace(/\p{M}/gu, '');
  const key = nameKey(subject);
  if (NO_WORDS.test(typed) || HARM.test(typed) || TALK.test(typed.trim())) return NO_SUBJECT;
  if (OWN.test(subject) || US.test(plain)) return PERSONAL;
  const letters = key.replace(/[^\p{L}]/gu, '');
  if (TOO_GENERAL.has(key) || letters.length < 2 || key.split(' ').some(isMashed)) return NO_SUBJECT;
  return undefined;
}
