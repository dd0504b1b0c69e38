import { wordList } from '../names/lists.ts';

/**
 * On the list for what they can mean in a chat, but plain words of anatomy, animals, buildings, law and history.
 */
const PLAIN_WORDS = new Set(
  `ass bareback bastinado bestiality butt cock cocks coon domination ecchi erotism escort eunuch fecal genitals grope
  nude nudity octopussy poof pubes rectum scat semen skeet snatch spastic spic spunk strapon suck sucks swastika
  swinger tit tits undressing vagina vulva yaoi hardcore snowballing throating pegging humping hooker horny incest
  intercourse anal anus ejaculation nipple nipples orgasm erotic sadism rape raping rapist sex sexual sexually
  sexuality penis masturbation homoerotic xx neonazi topless kinky twink spooge schlong guro dvda`.split(
    /\s+/u,
  ),
);

/** In a quiz for everybody even these plain words of the body have no place, though a name may hold them. */
const ADULT = new Set(
  `penis vagina vulva semen intercourse anal anus ejaculation orgasm erotic rape raping rapist sadism masturbation
  incest genitals bestiality prostitute prostitution brothel sodomy coitus copulation copulate copulatory sexual sexually
  sex feces fecal excrement defecation urination genital scrotum testicle testis clitoris condom pimp fornication
  adultery pederasty pedophile whore harlot strumpet cunt buttocks nude nipple breasts
  masochism sadomasochism buggery phallus erection aphrodisiac lewd lascivious`.split(/\s+/u),
);

const abusive = wordList('en').filter((word) => !PLAIN_WORDS.has(word));
const single = new Set([
  ...abusive.filter((word) => !word.includes(' ')),
  'nigra',
  'darky',
  'sambo',
  'redskin',
  'squaw',
  'chink',
  'jap',
  'dago',
  'wop',
  'gook',
  'coolie',
  'retard',
  'moron',
  'idiot',
  'idiots',
  'imbecile',
  'mongoloid',
  'faggot',
  'dyke',
  'queer',
  'gypsy whore',
  'fucking',
  'shitting',
  'porn',
  'porno',
]);
const phrases = abusive.filter((word) => word.includes(' '));

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}&]+/gu) ?? [];

/** Whether a text holds a word of abuse or of pornography, strictly; names are judged more finely in names/. */
function isAbusive(text: string): boolean {
  const words = wordsIn(text);
  const spaced = ` ${words.join(' ')} `;
  return words.some((word) => single.has(word)) || phrases.some((phrase) => spaced.includes(` ${phrase} `));
}

/** Whether a text is not for everybody: abuse, or plain words of sexuality and excretion. */
export function isAdult(text: string): boolean {
  return isAbusive(text) || wordsIn(text).some((word) => ADULT.has(word));
}
