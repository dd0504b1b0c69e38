/** Rude wherever they stand in a name, though a sentence of a question may need them ("retards the clotting"). */
const IN_A_NAME = new Set(
  `retard retards retarded chinks niggaz nigguh kunt kunts pr0n pron fukd fuker fukers groomer groomers titties boobs
  azz incel incels scumbag scumbags dumbfuck bollocks prick pricks jackoff honkeys honkies darkies redskins negroes coolies
  cumslut cumsluts chingchong fugly skank skanks  hoes milfs gilf dilf`.split(/\s+/u),
);
const BASE =
  'fuck|fuk|shit|cunt|bitch|cum|dick|ass|azz|wank|twat|cock|slut|whore|tit|jizz|piss|fag|arse|butt|pussy|douche|crap';
const ENDING =
  'face|faced|faces|head|heads|hole|holes|stain|stains|slut|sluts|suck|sucks|sucker|suckers|lick|licker|lickers|eater|slayer|destroyer|hat|hats|wipe|wipes|bag|bags|brain|brained|dumpster|guzzler|wad|wads|lord|bucket|nugget|breath|weed|muncher|bandit|rag|fuck|fucker|lover|hunter|pounder|whore|goblin';
const COMPOUND = new RegExp(`^(?:${BASE})(?:${ENDING})$`, 'u');
/** Ways to write what a filter knows. */
const SPELLINGS =
  /f[uv]ck|fcuk|ph[uv]ck|fukk(?:er|in|ed|u?$)|fuka(?:z|s)?$|moth(?:er|a)fu|mutha?f|mthrf|bi[ao]tch|^porn(?:king|queen|lord|addict|fan)|nigg(?:er|az?$|uh)/u;
const HONEST = /^snigger|^niggard/u;
/** Looked for with i, l and 1 as one letter: "nlgger", "HitIer", "Admln". */
const LOOKED_FOR = [
  'nigger',
  'nigga',
  'hitler',
  'shit',
  'bitch',
  'faggot',
  'admin',
  'moderator',
  'trivium',
  'official',
];
const upright = (word: string) => word.replace(/[l1|!]/gu, 'i').replace(/rn/gu, 'm');
const UPRIGHT = new Map(LOOKED_FOR.map((word) => [upright(word), word]));

/** The word that is meant where a tall letter stands for another one, or undefined: 'hitier' means 'hitler'. */
export function meantByLooks(word: string): string | undefined {
  const meant = UPRIGHT.get(upright(word));
  return meant === word ? undefined : meant;
}

/** Whether the words of a name, lower case in their order, are rude in a name or are put together to be so. */
export function hasRudeWords(words: readonly string[]): boolean {
  const pairs = words.slice(1).map((word, i) => `${words[i]}${word}`);
  return (
    words.some((word) => IN_A_NAME.has(word) || (SPELLINGS.test(word) && !HONEST.test(word))) ||
    [...words, ...pairs].some((word) => COMPOUND.test(word))
  );
}
