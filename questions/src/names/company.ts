/** Words with an honest meaning and a rude one: which it is, their neighbours tell. */
const PARTS =
  '(?:dicks?|cocks?|tits?|titties|boobs?|boobies|ass|asses|butts?|pussy|pussies|anus|penis|penises|vagina|balls|boners?|nipples?|cum)';

const RUDE: readonly RegExp[] = [
  // "suck my cock", "lick his balls"
  new RegExp(
    ` (?:suck|lick|eat|ride|stroke|jerk|blow|touch|grab|kiss|show|rub)(?:s|ing|er)? (?:on )?(?:my|your|ur|his|her|me|this|deez|a|some|big|huge|hard) (?:\\w+ )?${PARTS} `,
    'u',
  ),
  // "my big dick", "huge tits"
  new RegExp(
    ` (?:my|your|big|huge|hard|fat|wet|erect|massive|juicy|naked|bare|sexy|nice) (?:\\w+ )?${PARTS} `,
    'u',
  ),
  // "dick pic", "anal sex"
  new RegExp(
    ` (?:${PARTS}|anal|oral|group|gay|lesbian|hot|teen) (?:pics?|sex|fuck|sluts?|plugs?|jobs?|licking|licker|sucking|sucker|lover|grabber|eater|bandits?|worshipper) `,
    'u',
  ),
  / sex (?:toys?|positions?|tapes?|cams?|chats?|party|parties|videos?|pics|stories|dolls?|machine|tips|appeal contest|now|with me) /u,
  // "you idiot", "these retards"
  / (?:you|u|your|ur|ya|yr|fucking|stupid|dumb|dirty|filthy|bloody|these|total|complete|damn) (?:are )?(?:a |an |all |such |bloody |little |fat |old |stupid |dumb )*(?:idiots?|morons?|imbeciles?|retards?|bastards?|dicks?|cocks?|ass|asses|pussy|pussies|tosser|tossers|bimbos?|spastics?|spics?|chinks?|coons?|queers?|dykes?|negro|negroes|scumbags?|poofs?|gypsies|mong|mongs|redskins?|darky) /u,
  / (?:retard|retards|retarded) (?:kids?|people|person|child|children|jokes?|players?|losers?|idiots?) /u,
  / (?:kiss|up|eat|shove|stick|wipe|sit on) (?:it |that |this )?(?:in |up )?(?:my|your|ur|his) (?:ass|arse|butt) /u,
  / (?:spread|open) (?:your|her|those) legs /u,
  / (?:make me|gonna|wanna|to) cum (?!laude)/u,
];

/** Whether a word with two meanings stands in rude company in these words (lower case, a blank on both sides of each). */
export function inRudeCompany(spaced: string): boolean {
  return RUDE.some((pattern) => pattern.test(spaced));
}
