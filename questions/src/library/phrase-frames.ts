/** A frame around a subject: its pattern leaves the subject in the group `s`. */
export type Frame = { readonly pattern: RegExp; readonly wish?: 'easy' | 'hard' };

/** A group of alternatives, one or more a line, each a piece of a pattern. */
const any = (...lines: string[]) => `(?:${lines.join('|')})`;

const SCHOOL = any(
  '(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[ -](?:grade(?:rs?)?|class|form)',
  '(?:year|grade|class|key stage|ks) ?\\d+',
);
const CHILDREN = any(
  'kids?|children|toddlers?|pre-?schoolers?|kindergart(?:en|eners?)|beginners?|dummies|little ones|babies|boys|girls',
  '(?:primary|elementary|middle)(?: school)?(?: (?:kids|children|students|pupils))?|schoolchildren|pupils',
  '(?:my )?(?:son|daughter|grandson|granddaughter|grand(?:children|kids|ma|pa|mother|father)|niece|nephew)(?:(?: who)? (?:is|are|aged?|in).*)?',
  '(?:my )?(?:little (?:brother|sister)|kids|children|class|pupils|students)(?:(?: who)? (?:is|are|aged?|in).*)?',
  '(?:a |my )?\\d+[ -]?(?:years?[ -]?olds?|yo)(?: .*)?|(?:ages?|aged) \\d+.*',
  `(?:the )?${SCHOOL}(?: .*)?|esl(?: learners?| students?)?|seniors|older adults`,
);
const EXPERTS = any(
  'experts?|nerds?|geeks?|professionals?|pros|professors|university students?|adults(?: only)?|masters',
  '(?:super ?|big |die-?hard |real |true |huge )?fans',
);
const OCCASION = `(?:the |my |our |a |an )?${any(
  'office|party|family|pub|exam|school|classroom|work|team|friends|everyone|everybody|all ages|adults|students|teachers?',
  'homework|test|weekend|long car (?:ride|trip)|road trip|sunday school|game night|quiz night|assembly|dinner party',
  'christmas party|youth group|nursing home|care home|lesson|class|beginners and experts',
)}(?: .*)?`;
const QUIZ = any('quiz(?:zes)?|test|trivia|questions?|game|exam|challenge|round');
const KIND = any(
  'true or false|true\\/false|t\\/f|multiple choice|fun|random|interesting|cool|best|great|amazing|weird|crazy|funny|silly',
  'quick|short|long|big|mega|giant|ultimate|daily|weekly|free|online|virtual|family|pub|party|office|school|team',
  'friday(?: night)?|sunday|trivia night|interactive|general|mini|little|the|a|an|some|my|our|new|popular|common|top|good',
  '\\d+|ten|twenty|fifty|practice|knowledge|picture',
);
const HARD = any(
  'hard(?:est)?|difficult|tough(?:est)?|challenging|tricky|impossible|advanced|expert(?:[ -]level)?|ultimate|university',
  'college|degree[ -]level|phd',
);
const EASY = any(
  "easy|easiest|simple|basic|beginners?'?s?|elementary|kids'?|children'?s|kindergarten|preschool|primary(?: school)?|junior",
  SCHOOL,
);
const MODE = '(?: (?:mode|level|version|edition|difficulty))?';
const MATTER = any(
  `${QUIZ}|facts?|fun facts?|true or false|stuff|info(?:rmation)?|knowledge|things|all|everything|anything|something|lots`,
  'learning|a lot|basics|the basics|history and facts|(?:your|my|our) knowledge',
  '(?:true or false|fun|quick|general|trivia|quiz|test|multiple choice) (?:quiz|questions?|facts?|trivia|knowledge)',
);
const ABOUT = any(
  'about|on|of|for|from|in|:|-|regarding|related to|to do with|that have to do with|there is to know about',
  '(?:you|i) (?:need to|should|must|want to) know about',
);
const ENDING = any(
  'quiz(?:zes)?|trivia|tests?|questions?|q ?& ?a|q and a|facts?|fun facts?|exam|challenge|game|round|night|edition',
  'knowledge|stuff|things|mcqs?|lovers?|fans?|fan quiz|enthusiasts?|expert',
);
const AFTER = any(
  'please|pls|with answers|and answers|true or false|trivia time|lol|!+|quick|multiple choice|\\d+ questions',
  'for \\d+ (?:minutes|points|players)|in english|you (?:should|must) know|of all time|around the world|etc|etcetera',
  'and their (?:names|meanings?|countries|works?|paintings?|capitals?|books|babies|inventions|flags|stories)',
  'from around the world|of the world|in the world|on earth|worldwide|and more|throughout history|through the ages',
);

const frame = (source: string, wish?: Frame['wish']): Frame => ({
  pattern: new RegExp(`^${source}$`, 'iu'),
  ...(wish ? { wish } : {}),
});

/** Frames that say nothing about a subject but, some of them, how hard the questions are to be; tried in this order. */
export const FRAMES: readonly Frame[] = [
  // "… for kids", "… for experts only", "… for the office party"
  frame(`(?<s>.+?)[ ,]+(?:for|4|suitable for|with) ${CHILDREN}`, 'easy'),
  frame(`(?<s>.+?)[ ,]+(?:for|4|only for) ${EXPERTS}(?: only)?`, 'hard'),
  frame(`(?<s>.+?)[ ,]+(?:for|at|4) ${OCCASION}`),
  frame('(?<s>.+?) for (?:fun|free|revision|practice|beginners)'),
  // "the hardest …", "easy …", "GCSE …"
  frame(`(?:(?:the|some|a few|a|an|really|very|super|extremely|quite|most) )*${HARD} (?<s>.+)`, 'hard'),
  frame(`(?:(?:the|some|a few|a|an|really|very|super|quite) )*${EASY} (?<s>.+)`, 'easy'),
  frame(
    '(?:gcse|a[ -]?levels?|ap|ib|sat|igcse|btec|(?:high|middle|secondary) school|school|(?:\\d+th|seventh|eighth|ninth|tenth)[ -]grade) (?<s>.+)',
  ),
  frame(
    '(?<s>.+?) (?:gcse|a[ -]?level|101|revision|basics|unit \\d+.*|practice|exam|homework|cheat sheet|crash course)',
  ),
  frame(`(?<s>.+?)[ ,]+\\(?(?:very |really |super )?(?:hard|difficult|expert|advanced)${MODE}\\)?`, 'hard'),
  frame(`(?<s>.+?)[ ,]+\\(?(?:very |really |super )?(?:easy|simple|beginner|basic)${MODE}\\)?`, 'easy'),
  // "can you make me …", "I want to learn …", "how well do you know …"
  frame(
    '(?:(?:please|pls|hey|hi|hello|ok)[, ]+)?(?:can|could|would) you (?:please )?(?:make|create|give|write|do|ask)(?: me| us)? (?<s>.+?)(?: please)?',
  ),
  frame(
    '(?:please )?(?:make|create|give|show|write|generate|ask|start|build|prepare|do|test|quiz)(?: me| us)?(?: (?:a|an|some|up))? (?<s>.+?)(?: please)?',
  ),
  frame(
    "(?:i(?:'d| would)? (?:want|like|need|love)(?: to)?|i am looking for|i'm looking for|looking for|let'?s (?:do|play|have|make)|we need|we want|teach me|tell me|learn(?:ing)?|study(?:ing)?|practi[cs]e|revise|play)(?: (?:know|learn|play|do|be quizzed|make|have|create|test myself|get tested))?(?: (?:a|an|some|more))?(?: (?:about|on|with))? (?<s>.+)",
  ),
  frame(
    '(?:how (?:well|much) do (?:you|i|we|u) (?:really )?know(?: about)?|what do (?:you|i|we|u) (?:really )?know (?:about|of)|do you (?:really )?know(?: about)?|are you (?:a|an) (?:real |true )?|think you know|so you think you know|(?:can you )?(?:guess|name|identify|recogni[sz]e|spot) (?:the|that|these|all the|all)?) ?(?<s>.+?)(?: (?:expert|fan|genius))?',
  ),
  // "fun facts about …", "the big … quiz", "everything on …"
  frame(`(?:${KIND} )+(?<s>(?:${QUIZ}|facts?|things|stuff|info(?:rmation)?|knowledge|night)\\b.*)`),
  frame(`${MATTER}(?: (?:questions?|quiz|game|time|night|and answers?))? ?${ABOUT}+ (?<s>.+)`),
  frame(
    '(?:all about|about|everything|anything|the (?:wonderful |amazing |fascinating )?world of|introduction to|intro to|basics of|fans? of|the life (?:and times )?of|life of|biography of|the story of|story of|facts about|the science of|my favou?rite|famous|different (?:types|kinds) of|(?:types|kinds|breeds|species|varieties) of|a (?:short |brief )?guide to|guide to) (?<s>.+)',
  ),
  frame(`${KIND} (?<s>.+ ${QUIZ})`),
  frame(
    `(?<s>.+?)[ :,-]+(?:${KIND} )*${ENDING}(?: (?:time|night|questions?|quiz|game|and answers?|with answers?|challenge|ever|only|please|pls|round))*`,
  ),
  frame(`(?<s>.+?),? ${AFTER}`),
];
