/** What a phrase wishes of the questions beside their subject. */
export type Wish = 'easy' | 'hard' | null;

/** A phrase taken apart: what it is about, and how hard it wants to be. */
export type Phrase = { readonly subject: string; readonly wish: Wish };

const CHILDREN = String.raw`(?:kids?|children|toddlers?|preschoolers?|pre-?schoolers?|kindergart(?:en|eners?)|beginners?|dummies|little ones|babies|boys|girls|pupils|(?:primary|elementary|middle)(?: school)?(?: (?:kids|children|students|pupils))?|schoolchildren|(?:my )?(?:son|daughter|grandson|granddaughter|grand(?:children|kids|ma|pa|mother|father)|niece|nephew|little (?:brother|sister)|kids|children|class|grade|pupils|students)(?:(?: who)? (?:is|are|aged?|in).*)?|(?:a |my )?\d+[ -]?(?:years?[ -]?olds?|yo)(?: .*)?|(?:ages?|aged) \d+.*|(?:the )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:graders?|grade|class|form)(?: .*)?|(?:year|grade|class|key stage|ks) ?\d+(?: .*)?|esl(?: learners?| students?)?|seniors|older adults)`;
const EXPERTS = String.raw`(?:experts?|nerds?|geeks?|professionals?|pros|(?:super ?|big |die-?hard |real |true |huge )?fans|professors|university students?|adults(?: only)?|masters)`;
const OCCASION = String.raw`(?:the |my |our |a |an )?(?:office|party|family|pub|exam|school|classroom|work|team|friends|everyone|everybody|all ages|adults|students|teachers?|homework|test|beginners and experts|weekend|long car (?:ride|trip)|road trip|sunday school|game night|quiz night|assembly|dinner party|christmas party|youth group|nursing home|care home|lesson|class)(?: .*)?`;
const QUIZ = String.raw`(?:quiz(?:zes)?|test|trivia|questions?|game|exam|challenge|round)`;

type Cut = { readonly pattern: RegExp; readonly wish?: Exclude<Wish, null> };

const cut = (source: string, wish?: Exclude<Wish, null>): Cut => ({
  pattern: new RegExp(source, 'iu'),
  ...(wish ? { wish } : {}),
});

// Each leaves the subject in its group `s`; they are tried again and again until none fits.
const CUTS: readonly Cut[] = [
  cut(`^(?<s>.+?)[ ,]+(?:for|4|suitable for|with) ${CHILDREN}$`, 'easy'),
  cut(`^(?<s>.+?)[ ,]+(?:for|4|only for) ${EXPERTS}(?: only)?$`, 'hard'),
  cut(`^(?<s>.+?)[ ,]+(?:for|at|4) ${OCCASION}$`),
  cut(`^(?<s>.+?) for (?:fun|free|revision|practice|beginners)$`),
  cut(`^(?:(?:the|some|a few|a|an|really|very|super|extremely|quite|most) )*(?:hard(?:est)?|difficult|tough(?:est)?|challenging|tricky|impossible|advanced|expert(?:[ -]level)?|ultimate|university|college|degree[ -]level|phd) (?<s>.+)$`, 'hard'),
  cut(`^(?:(?:the|some|a few|a|an|really|very|super|quite) )*(?:easy|easiest|simple|basic|beginners?'?s?|elementary|kids'?|children'?s|kindergarten|preschool|primary(?: school)?|junior|(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[ -]grade(?:rs?)?|(?:year|grade|class|ks) ?\\d+) (?<s>.+)$`, 'easy'),
  cut(`^(?:gcse|a[ -]?levels?|ap|ib|sat|igcse|btec|high school|middle school|secondary school|school|(?:\\d+th|seventh|eighth|ninth|tenth)[ -]grade) (?<s>.+)$`),
  cut(`^(?<s>.+?) (?:gcse|a[ -]?level|101|revision|basics|unit \\d+.*|practice|exam|homework|cheat sheet|crash course)$`),
  cut(`^(?<s>.+?)[ ,]+(?:\\(?(?:very |really |super )?(?:hard|difficult|expert|advanced)(?: (?:mode|level|version|edition|difficulty))?\\)?)$`, 'hard'),
  cut(`^(?<s>.+?)[ ,]+(?:\\(?(?:very |really |super )?(?:easy|simple|beginner|basic)(?: (?:mode|level|version|edition|difficulty))?\\)?)$`, 'easy'),
  cut(`^(?:(?:please|pls|hey|hi|hello|ok)[, ]+)?(?:can|could|would) you (?:please )?(?:make|create|give|write|do|ask)(?: me| us)? (?<s>.+?)(?: please)?$`),
  cut(`^(?:please )?(?:make|create|give|show|write|generate|ask|start|build|prepare|do|test|quiz)(?: me| us)?(?: (?:a|an|some|up))? (?<s>.+?)(?: please)?$`),
  cut(`^(?:i(?:'d| would)? (?:want|like|need|love)(?: to)?|i am looking for|i'm looking for|looking for|let'?s (?:do|play|have|make)|we need|we want|teach me|tell me|learn(?:ing)?|study(?:ing)?|practi[cs]e|revise|play)(?: (?:know|learn|play|do|be quizzed|make|have|create|test myself|get tested))?(?: (?:a|an|some|more))?(?: (?:about|on|with))? (?<s>.+)$`),
  cut(`^(?:how (?:well|much) do (?:you|i|we|u) (?:really )?know(?: about)?|how much do you know about|what do (?:you|i|we|u) (?:really )?know (?:about|of)|do you (?:really )?know(?: about)?|are you (?:a|an) (?:real |true )?|think you know|so you think you know|(?:can you )?(?:guess|name|identify|recogni[sz]e|spot) (?:the|that|these|all the|all)?) ?(?<s>.+?)(?: (?:expert|fan|genius))?$`),
  cut(`^(?:(?:true or false|true\\/false|t\\/f|multiple choice|fun|random|interesting|cool|best|great|amazing|weird|crazy|funny|silly|quick|short|long|big|mega|giant|ultimate|daily|weekly|free|online|virtual|family|pub|party|office|school|team|friday(?: night)?|sunday|trivia night|interactive|general|mini|little|the|a|an|some|my|our|new|popular|common|top|good|\\d+|ten|twenty|fifty) )+(?<s>(?:${QUIZ}|facts?|things|stuff|info(?:rmation)?|knowledge|night)\\b.*)$`),
  cut(`^(?:${QUIZ}|trivia|facts?|fun facts?|true or false|stuff|info(?:rmation)?|knowledge|things|all|everything|anything|something|lots|learning|a lot|basics|the basics|history and facts|(?:your|my|our) knowledge|(?:true or false|fun|quick|general|trivia|quiz|test|multiple choice) (?:quiz|questions?|facts?|trivia|knowledge))(?: (?:questions?|quiz|game|time|night|and answers?))? ?(?:about|on|of|for|from|in|:|-|regarding|related to|to do with|there is to know about|you need to know about|you should know about|you (?:should|must|need to|want to) know about|i should know about|that have to do with)+ (?<s>.+)$`),
  cut(`^(?:all about|about|everything|anything|the (?:wonderful |amazing |fascinating )?world of|introduction to|intro to|basics of|fans? of|the life (?:and times )?of|life of|biography of|the story of|story of|facts about|the science of|my favou?rite|famous|different (?:types|kinds) of|(?:types|kinds|breeds|species|varieties) of|a (?:short |brief )?guide to|guide to) (?<s>.+)$`),
  cut(`^(?:true or false|true\\/false|fun|funny|quick|pub|big|ultimate|the (?:big|ultimate|great)|interactive|multiple choice|general|daily) (?<s>.+ ${QUIZ})$`),
  cut(`^(?<s>.+?)[ :,-]+(?:(?:fun |pub |big |mini |daily |knowledge |true or false |multiple choice |picture |general |practice |the |ultimate )*(?:quiz(?:zes)?|trivia|tests?|questions?|q ?& ?a|q and a|facts?|fun facts?|exam|challenge|game|round|night|edition|knowledge|stuff|things|mcqs?|lovers?|fans?|fan quiz|enthusiasts?|expert)(?: time| night| questions?| quiz| game| and answers?| with answers?| challenge| ever| only| please| pls| round)*)$`),
  cut(`^(?<s>.+?),? (?:please|pls|with answers|and answers|true or false|trivia time|lol|!+|quick|multiple choice|\\d+ questions|for \\d+ (?:minutes|points|players)|in english|and their (?:names|meanings?|countries|works?|paintings?|capitals?|books|babies|inventions|flags|stories)|you (?:should|must) know|of all time|around the world|from around the world|of the world|in the world|on earth|worldwide|and more|etc|etcetera|throughout history|through the ages)$`),
];

const ENDS = /^[\s"'“”‘’.,:;!?-]+|[\s"'“”‘’.,:;!?-]+$/gu;
/** A phrase is cut at most so often: each cut makes it shorter, and real ones have two or three frames. */
const MOST_CUTS = 6;

/** The phrase without the one frame that fits first; undefined where none does. */
function cutOnce({ subject, wish }: Phrase): Phrase | undefined {
  for (const { pattern, wish: wished } of CUTS) {
    const inner = pattern.exec(subject)?.groups?.s?.replace(ENDS, '');
    if (inner === undefined || inner.length < 2 || inner === subject) continue;
    return { subject: inner, wish: wish ?? wished ?? null };
  }
  return undefined;
}

/**
 * What a phrase may be about, the reading with the least cut away first: 'quiz about frogs for kids' is itself,
 * then 'quiz about frogs' and 'frogs', both easy. Only frames that say nothing about the subject are cut; numbers
 * and decades stay with it. The first reading that names something is the right one.
 */
export function readingsOf(typed: string): Phrase[] {
  const readings: Phrase[] = [{ subject: typed.replace(/\s+/gu, ' ').replace(ENDS, '') || typed.trim(), wish: null }];
  while (readings.length <= MOST_CUTS) {
    const last = readings.at(-1);
    const next = last && cutOnce(last);
    if (!next) break;
    readings.push(next);
  }
  return readings;
}
