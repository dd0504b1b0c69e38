import { areStrangers, isFamily } from './families.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/u));

/** Endings that build a word from another: one of them must be there for two words to share a stem. */
const DERIVING = list(`
  al ial ual ally ic ical ics an ian ean ese ish ite ium ism ist istic ity ety ty ment ness iness ly ily ous ious ive
  ative ion ation ition ance ence ant ent able ible ful less ship hood dom er or eer ier ing ed ied en ize ise ized
  ised izing ising ify ified age ery ry ary ory ure ture ia iac oid ette let ling ster ee esque ward wards tic tics
  tical ticism sy cy ess
`);
/** What a word may end in when such an ending takes its place: Canad-a, creat-e, pian-o, gnos-is. */
const PLAIN_ENDINGS = new Set(['', 'a', 'e', 'i', 'o', 'y', 'is', 'sis', 'os', 'um', 'us']);
/** Endings that follow a vowel: America-n, explore-r, invade-d. */
const AFTER_VOWEL = new Set(['n', 'r', 'd']);
/** Stems of three letters are too common to try every ending on: mix-ed and mix-ture, win-ning, blu-ish. */
const SHORT_STEM_ENDINGS = new Set(['ing', 'ed', 'ish', 'ture']);

/** Elements of compound words: what is left of a compound must be one of them when the other part is short. */
const PARTS = list(`
  arm back bag ball bank basket bath bed bee bell berry bird black blood blue board boat body bone book box boy bread
  bug bull butter cake card case coat cock cow craft cup dog door down dragon dust eye face fall fighter fire fish
  flag flower fly foot fruit girl glass grass green guard gun hand hammer hard head heart hog hole hood hook horn
  horse hound house keeper land life light line lock maker man mark master mill mine moon nail neck net night nut
  oil pack pad paper path pit pipe place plane plant play pole pool pot power proof quake race rail rain red rock
  roof room root rope row saw scape scraper shell ship shore side skin sky snow soft soil spoon stick stone storm
  straw sun surf sweet sword tail thorn tide time tooth top track tree under wall ware wash watch water wave way
  weed weight wheel wheat white wind wing wolf woman wood word work works worm yard
`);
/** Parts that name the thing when they come last, whatever comes before: basketball is a ball, a blackberry a berry. */
const HEADS = list(`
  ball berry bird board boat bone book bread cake craft dog fall fish flower fly fruit graph horse house light meter nut paper
  phone plane plant root scope shell ship skin storm tail wing wolf wood worm
`);
/** What may stand before a whole word without changing what it is about. */
const PREFIXES = list(
  'un re in im non anti sub super pre post bi tri mega micro mini multi inter over under out co de dis',
);

const VOWEL = /[aeiou]/u;

/** A folded English noun without its plural ending; irregular ones stand among the families. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The ending after a stem of so many letters, without the doubled letter of win-ning. */
function endingAfter(word: string, stem: number): string {
  const rest = word.slice(stem);
  return rest.length > 2 && rest[0] === word[stem - 1] ? rest.slice(1) : rest;
}

function sharesStem(a: string, b: string): boolean {
  const common = commonLength(a, b);
  // Endings may begin alike, as in persecut-ing and persecut-ion; a long stem alone is safe to shorten.
  const stems = [common, common - 1, common - 2].filter((stem) => stem === common || stem >= 5);
  return stems.some((stem) => isStem(a, b, stem));
}

function isStem(a: string, b: string, stem: number): boolean {
  if (stem < 3) return false;
  const endings = [endingAfter(a, stem), endingAfter(b, stem)];
  if (stem === 3) {
    return (
      endings.some((ending) => SHORT_STEM_ENDINGS.has(ending)) &&
      endings.every((ending) => ['', 'e'].includes(ending) || SHORT_STEM_ENDINGS.has(ending))
    );
  }
  const afterVowel = VOWEL.test(a[stem - 1] ?? '');
  const derives = (ending: string) => DERIVING.has(ending) || (afterVowel && AFTER_VOWEL.has(ending));
  return endings.some(derives) && endings.every((ending) => derives(ending) || PLAIN_ENDINGS.has(ending));
}

/** Whether the longer word is the shorter one with something before or after it that is a word too. */
function isCompound(short: string, long: string): boolean {
  const rest = long.length - short.length;
  if (short.length < 3 || rest < 2) return false;
  if (long.startsWith(short)) {
    const after = long.slice(short.length);
    if (PARTS.has(after) || (short.length >= 5 && rest >= 3)) return true;
  }
  if (!long.endsWith(short)) return false;
  const before = long.slice(0, rest);
  if (PARTS.has(before) || (HEADS.has(short) && rest >= 3)) return true;
  return short.length >= 5 && (rest >= 3 || PREFIXES.has(before));
}

/**
 * Whether one folded word gives the other away: the same word, its plural, a word of the same stem
 * (mixed, mixture), of the same family (Swiss, Switzerland), or a part of the compound (lap, lapdog).
 * Made for English; in other languages it sees equal words. Numbers are akin to themselves only.
 */
export function related(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/u.test(a + b)) return false;
  const [x, y] = [singular(a), singular(b)];
  if (x === y || isFamily(a, b) || isFamily(x, y)) return true;
  if (areStrangers(x, y)) return false;
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  return sharesStem(x, y) || isCompound(short, long);
}
