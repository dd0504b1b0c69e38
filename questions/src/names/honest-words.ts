/**
 * Words and phrases that lists of abuse hold for what they mean in a chat, but that are at home in honest
 * sentences: a list of this length can only be wrong about them. In rude company they are heard all the same.
 */
const ANATOMY_AND_LAW = `anal anus bestiality buttcheeks buttocks clitoris ejaculation eunuch fecal genitals incest
  intercourse masturbation nipple nipples nude nudity orgasm orgy penis pubes rape raping rapist rectum semen sex sexual
  sexuality sexually sodomy topless undressing vagina vulva erotic erotism homoerotic sadism masochism voyeur
  nymphomania viagra cialis vibrator lovemaking swinger grope urophilia coprophilia tribadism`;
const ANIMALS_AND_PLANTS = `ass butt cock cocks coon coons dingleberries dingleberry scat shrimping skeet smut snatch spunk suck
  sucks tit tits nigra`;
// Santorum, Shota Rustaveli, Alan Cumming, Dick Turpin; Rio Negro and Super Bowl XXX stand here for the same reason.
const NAMES = `bareback barenaked bastard bastardo bastinado bimbos bollocks bondage boner butt cum cumming dick domination dvda
  dyke ecchi escort fingering guro hardcore honkey hooker humping idiot idiota imbecile kinky lolita mong negro
  octopussy panties panty pegging playboy poof pornography queer rimming sambo santorum scissoring sexo shota snowballing
  spastic spic squaw redskin coolie strapon strappado swastika throating tosser tushy twink twinkie xx xxx yaoi neonazi horny
  busty s&m retard bunghole chink moron darky`;
const PHRASES = [
  ...['alabama hot pocket', 'alaskan pipeline', 'big black', 'girl on', 'god damn', 'huge fat', 'hard core'],
  ...[
    'tied up',
    'tight white',
    'tongue in a',
    'taste my',
    'tainted love',
    'beaver cleaver',
    'hot chick',
    'jack off',
  ],
  ...['how to kill', 'how to murder', 'jelly donut', 'blonde action', 'brunette action', 'pleasure chest'],
  ...[
    'fuck buttons',
    'menage a trois',
    'mr hands',
    'two girls one cup',
    'violet wand',
    'hand job',
    'date rape',
  ],
  ...[
    'strip club',
    'strap on',
    'spread legs',
    'suicide girls',
    'leather restraint',
    'missionary position',
    'venus mound',
    'mound of venus',
  ],
];

/** What the lists of abuse say too quickly, in lower case. */
export const HONEST: ReadonlySet<string> = new Set([
  ...`${ANATOMY_AND_LAW} ${ANIMALS_AND_PLANTS} ${NAMES}`.split(/\s+/u),
  ...PHRASES,
]);
