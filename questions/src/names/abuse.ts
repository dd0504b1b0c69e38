import { withoutAllowed } from './allowed.ts';
import { inRudeCompany } from './company.ts';
import { HONEST } from './honest-words.ts';
import { wordList } from './lists.ts';
import { readingsOf } from './readings.ts';

/** Abuse wherever it stands, in forms that the list lacks. */
const MORE =
  `arse arses arseholes assholes bastardos bitchy blowjobs cocksucker cocksuckers cocksucking cuck cucks cunts cunty dago
  dagos dickhead dickheads dickwad dildos dipshit dumbass dumbasses faggots faggy fags fuckers fucker fucked fucks fuckface
  fuckhead fuckwit fuk fuking gook gooks horseshit jap japs jerkoff kikes libtard milfs mofo motherfuckers motherfucking
  muthafucka niggas niggers niglet paedo paedos paedophiles pedo pedos pedophiles phuck pissed piss pornographic pornhub
  pornos pornstar pornstars ragheads sandnigger shite shits shitting shithead shitheads shithole sluts slutty spaz
  stfu titfuck trannies turd turds twats wanker wankers wanking wetbacks whores wog wogs wop wops chinky mongoloid
  dominatrixes darkies towelheads pikeys beastiality biatch beeyotch shat bullshitter`.split(/\s+/u);

const ABUSIVE = [...wordList('en'), ...MORE].filter((word) => !HONEST.has(word));
const SINGLE = ABUSIVE.filter((word) => !/[\s&-]/u.test(word));
const WORDS = new Set([...SINGLE, ...SINGLE.filter((word) => word.length > 3).map((word) => `${word}s`)]);
const PHRASES = ABUSIVE.filter((word) => word.includes(' '));
/** Their letters are abuse in the middle of any word, and split in two by a blank. */
const STEM = /fuck|nigger|faggot|bullshit|cocksuck|blowjob/u;
const SPLIT = new Set([
  'fuck',
  'fucker',
  'fucking',
  'shit',
  'cunt',
  'nigger',
  'faggot',
  'bitch',
  'whore',
  'slut',
  'fucks',
  'shits',
  'cunts',
  'niggers',
  'faggots',
  'whores',
  'sluts',
]);

/** Honest words, but who writes stars into them means the other meaning. */
const HIDDEN = [
  'dick',
  'dicks',
  'cock',
  'cocks',
  'tits',
  'pussy',
  'penis',
  'rape',
  'bastard',
  'retard',
  'negro',
];

function starMatches(starred: string): boolean {
  const pattern = new RegExp(`^${starred.replace(/[^\p{L}]/gu, '\\p{L}')}$`, 'u');
  return [...WORDS, ...HIDDEN].some((word) => word.length > 3 && pattern.test(word));
}

function splitInTwo(words: readonly string[]): boolean {
  return (
    words.some((word, i) => word.length < 3 && i + 1 < words.length && SPLIT.has(word + words[i + 1])) ||
    words.some((word, i) => word.length < 3 && i > 0 && SPLIT.has(`${words[i - 1]}${word}`))
  );
}

/**
 * Whether a text holds abuse or pornography, plain or disguised. Allowed phrases are excused, and a word with
 * an honest meaning ("dick", "ass", "idiot") is heard only in rude company. Whole words, so Scunthorpe is fine.
 */
export function holdsAbuse(text: string): boolean {
  const { words, disguised, starred, said } = readingsOf(withoutAllowed(text));
  return (
    [...words, ...disguised].some(
      (word) => WORDS.has(word) || (STEM.test(word) && !word.startsWith('snigger')),
    ) ||
    said.some(
      (spaced) => PHRASES.some((phrase) => spaced.includes(` ${phrase} `)) || inRudeCompany(spaced),
    ) ||
    starred.some(starMatches) ||
    splitInTwo(words)
  );
}
