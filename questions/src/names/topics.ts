import { withoutAllowed } from './allowed.ts';
import type { NameKind } from './moderate.ts';
import { readingsOf } from './readings.ts';

/** Plain words of sex: fine in a serious subject ("History of prostitution"), not as a subject of their own. */
const SEXUAL = new Set(
  `penis penises vibrator vibrators dildo dildos vagina vaginas vulva clitoris semen intercourse anal anus ejaculation orgasm orgasms erotic rape raping
  rapist rapists bestiality incest masturbation prostitute prostitutes prostitution brothel brothels sodomy coitus copulation
  genitals genitalia scrotum testicle testicles condom condoms pimp pimps fornication pederasty pedophile pedophiles
  pedophilia paedophile paedophilia whore harlot sex sexual sexy sexo sexe nude nudes nudity buttocks nipple nipples
  tits titties masochism sadism sadomasochism buggery phallus erection erections panties topless undressing pubes
  bondage kinky swingers zoophilia necrophilia cumshot horny pornography hookers panty`.split(/\s+/u),
);
/** A whole name that is one of these is meant rudely, whatever else the word means. */
const RUDE_ALONE = new Set(
  `ass asses tits tit boob boobs butt butts cock cocks pussy pussies dick-pic balls-deep cum cums hooker negro retard retards moron morons
  chink chinks coon coons idiot idiots xxx spic bastard bastards poof sucks suck honkey darky redskin imbecile dicks pricks prick
  queef bimbo bimbos slag slags hoe hoes tosser bollocks smut fag jizz cuck incel incels scum goy`.split(
    /\s+/u,
  ),
);
/** What makes a serious subject of it. */
const SERIOUS =
  /\b(?:history|histories|histor\w+|education|health|healthcare|anatomy|biology|law|laws|legal|rights|reproduction|disease|diseases|medicine|medical|prevention|awareness|psychology|sociology|anthropology|zoology|animals?|insects?|plants?|birds?|cancer|hormones?|chromosomes?|linguistics|ancient|medieval|victorian|literature|paintings?|sculptures?|statues?|photography|sphincter|stage|mouse|in (?:art|film|sports?|nature|society|religion|the bible|india|japan|europe|war))\b/u;

/** What no player may call themselves, though it can be asked about: criminals of history and crimes. */
const HATED = new Set(
  `hitler himmler goebbels mengele eichmann nazi nazis kkk auschwitz holocaust gestapo waffenss rapist rapists pedophile paedophile
  molester terrorist terrorists isil alqaeda taliban genocide slaveowner slavemaster lynching breivik neonazi fascist swastika groomer
  groomers gaschamber necrophile antisemite racist racists rape raper`.split(/\s+/u),
);
const CIPHER = /^\s*(?:ss|hh)[ _-]?88\s*$/iu;
const HATED_PHRASES =
  /\b(?:isis (?:fighter|soldier|member|warrior|fan)|bin ?laden|al qaeda|gas chamber|white power|child molester|school shooter|ku klux|adolf h|pol pot|ted bundy fan|waffen ss|slave (?:owner|master))\b/u;

const wordsOf = (name: string) => {
  const { words, disguised } = readingsOf(name);
  return [...words, ...disguised];
};

/** Whether all that is said is one rude word: "Ass", "the Tits". */
function isRudeAlone(rest: string): boolean {
  const chunks = rest.split(/[\s-]+/u).filter((chunk) => !/^(?:the|a|my|mr|ms)?$/iu.test(chunk));
  return chunks.length === 1 && wordsOf(rest).some((word) => RUDE_ALONE.has(word));
}

/** Whether a name is about sex and not about a serious subject of it, or is one rude word. */
export function isSexual(name: string, kind: NameKind): boolean {
  const rest = withoutAllowed(name);
  if (isRudeAlone(rest)) return true;
  if (!wordsOf(rest).some((word) => SEXUAL.has(word))) return false;
  return kind === 'alias' || !SERIOUS.test(name.toLowerCase());
}

/** Whether a player's name takes that of a criminal of history, of a band of terror or of a crime. */
export function standsForHatred(alias: string): boolean {
  const { words, disguised, said } = readingsOf(alias);
  const undigited = wordsOf(alias.replace(/\d+/gu, ' '));
  return (
    [...words, ...disguised, ...undigited].some((word) => HATED.has(word)) ||
    CIPHER.test(alias) ||
    said.some((text) => HATED_PHRASES.test(text))
  );
}
