import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

/**
 * Entries of the English data set that stop too many honest people, because they look for their letters anywhere or
 * for words with an honest meaning: Dick, Hancock, Fukushima, Pissarro, Shitao, Wankel, Cumbria, FK Partizan, Tangga.
 */
const TOO_WIDE = new Set(
  `abo abeed bitch boonga porn anal anus arse ass bastard boob chink cock cuck cum cunt dick dyke ejaculate fag fuck hooker incest jizz kike negro
  nigger orgasm orgy penis piss porn prick pussy rape retard scat semen sex shit slut spastic tit tranny turd twat
  vagina wank whore bestiality`.split(/\s+/u),
);

/** The same abuse, looked for where it cannot be anything else. */
const OURS = new DataSet<{ originalWord: string }>()
  .addPhrase((p) =>
    p.setMetadata({ originalWord: 'fuck' }).addPattern(pattern`fuck`).addPattern(pattern`fcking`),
  )
  .addPhrase((p) =>
    p
      .setMetadata({ originalWord: 'shit' })
      .addPattern(pattern`|shit|`)
      .addPattern(pattern`bullshit`)
      .addPattern(pattern`dipshit`)
      .addPattern(pattern`shithead`)
      .addPattern(pattern`shitlord`)
      .addPattern(pattern`shitface`)
      .addPattern(pattern`shitty|`)
      .addWhitelistedTerm('sh it')
      .addWhitelistedTerm('s hit'),
  )
  .addPhrase((p) =>
    p
      .setMetadata({ originalWord: 'nigger' })
      .addPattern(pattern`nigger`)
      .addPattern(pattern`nigga|`)
      .addPattern(pattern`niggas|`)
      .addWhitelistedTerm('snigger'),
  )
  .addPhrase((p) =>
    p.setMetadata({ originalWord: 'cunt' }).addPattern(pattern`|cunt|`).addPattern(pattern`|cunts|`),
  )
  .addPhrase((p) =>
    p
      .setMetadata({ originalWord: 'cocksucker' })
      .addPattern(pattern`cocksuck`)
      .addPattern(pattern`dickhead`)
      .addPattern(pattern`dicksuck`)
      .addPattern(pattern`asshole`)
      .addPattern(pattern`pussylick`)
      .addPattern(pattern`pussyeat`)
      .addPattern(pattern`suckmy`)
      .addPattern(pattern`mydick`)
      .addPattern(pattern`bigdick`)
      .addPattern(pattern`hugedick`)
      .addPattern(pattern`mycock`)
      .addPattern(pattern`bigcock`),
  )
  .addPhrase((p) =>
    p.setMetadata({ originalWord: 'faggot' }).addPattern(pattern`faggot`).addPattern(pattern`|fggot|`),
  )
  .addPhrase((p) =>
    p
      .setMetadata({ originalWord: 'porn' })
      .addPattern(pattern`porno`)
      .addPattern(pattern`|porn|`)
      .addPattern(pattern`pornstar`)
      .addPattern(pattern`pornhub`),
  )
  .addPhrase((p) =>
    p.setMetadata({ originalWord: 'whore' }).addPattern(pattern`|whore|`).addPattern(pattern`whores|`),
  )
  .addPhrase((p) =>
    p
      .setMetadata({ originalWord: 'slut' })
      .addPattern(pattern`|slut|`)
      .addPattern(pattern`|sluts|`)
      .addPattern(pattern`|slutty|`),
  )
  .addPhrase((p) =>
    p.setMetadata({ originalWord: 'wank' }).addPattern(pattern`|wank|`).addPattern(pattern`|wanker`),
  );

const matcher = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => TOO_WIDE.has(phrase.metadata?.originalWord ?? ''))
    .addAll(OURS)
    .build(),
  ...englishRecommendedTransformers,
});

/** Whether the letters of abuse are in a name, even within a longer word ("xxfuckerxx"), in look-alikes or figures. */
export function hasBlockedLetters(name: string): boolean {
  return matcher.hasMatch(name);
}
