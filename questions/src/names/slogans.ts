/** A group of people as slogans name it, and those whom slogans of hatred praise. */
const GROUP =
  '(?:jews?|muslims?|christians?|hindus?|arabs?|blacks?|whites?|asians?|gays?|lesbians?|trans|transgenders?|queers?|women|men|girls|females|males|immigrants?|migrants?|refugees?|foreigners|gypsies|roma|mexicans?|indians?|africans?|chinese|americans?|russians?|ukrainians?|israelis?|palestinians?|turks?|poles|germans|infidels|people|humans|disabled(?: people)?|(?:black|white|gay|trans|jewish|muslim|disabled|old|fat|poor) (?:people|men|women|kids|folks?))';
const EVIL =
  '(?:nazis?|nazism|hitler|adolf hitler|himmler|goebbels|mussolini|stalin|pol pot|kkk|ku klux klan|isis|isil|al qaeda|taliban|terrorists?|terrorism|genocide|the holocaust|holocaust|slavery|apartheid|racism|racists?|rapists?|rape|fascists?|fascism|school shooters?|white supremacists?|osama bin laden|bin laden|breivik|ethnic cleansing|segregation|lynchings?)';
const PRAISE =
  '(?:great|good|best|right|cool|awesome|amazing|heroes|hero|kings?|god|gods|legends?|based|fun|funny|justified|rules?|rocks?|superior|correct|the future|my heroes?|did nothing wrong|was right)';
const DAMNED =
  '(?:evil|stupid|dumb|ugly|trash|garbage|scum|idiots|idiot|morons|moron|vermin|inferior|subhuman|parasites|rats|cockroaches|animals not people|liars|criminals|a disease|a plague|cancer|retarded|retards|worthless|disgusting|terrorists|rapists|thieves|filth|filthy|dirty|monkeys|apes|losers|a loser|gay|whores|a joke race)';

type Rule = readonly [what: 'hatred' | 'violence' | 'self-harm' | 'sexual', pattern: RegExp];

const starting = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu');

/** Slogans, threats, instructions and come-ons: no single word of them need be bad. In the order of their weight. */
const RULES: readonly Rule[] = [
  [
    'self-harm',
    starting(
      `(?:commit|committing) suicide(?: methods| tips| guide)?|(?:best|easy|easiest|painless|quick|quickest) (?:ways?|methods?) (?:to|of) (?:die|dying|suicide|end (?:it|my life)|kill)|suicide (?:methods?|tips|guide|instructions|pact ideas)|(?:how|ways) to (?:die|end (?:it all|my life|your life)|kill (?:my|your)self|cut (?:my|your)self|self ?harm|(?:hurt|harm) (?:my|your)self|starve (?:my|your)self|hang (?:my|your)self|be anorexic)|kill (?:your|my|ur)self|kys|go die|hang yourself|neck yourself|self[- ]?harm(?:ing)? (?:tips|methods|ideas|tricks)|pro[- ]?(?:ana|mia)|thinspo|(?:anorexia|starving|purging|cutting) (?:tips|tricks|goals)|how to overdose|(?:cut|slit|cutting|slitting) (?:my |your |the )?wrists?|(?:hid(?:e|ing)) (?:my |your |an? )?(?:bulimia|anorexia|eating disorder)|(?:which|what|how many) (?:pills|tablets|medicines?) (?:to )?kills?|overdose (?:tips|methods)|i want to die|you should die`,
    ),
  ],
  [
    'violence',
    starting(
      `kill (?:all|every|the|them) ?(?:all )?(?:\\w+ )?${GROUP}|^(?:kill|gas|murder|slaughter|rape) ${GROUP}|^die (?:jews?|muslims?|gays?|blacks?|whites?|women|men|foreigners)|kill (?:all|every)|death to|(?:must|should|deserve to|deserves to|have to|need to) (?:all )?(?:die|burn|hang|drown|be (?:killed|shot|gassed|hanged|exterminated|beaten|raped|lynched|deported))|gas the|gas all|burn the ${GROUP}|(?:lynch|behead|shoot|exterminate|bomb|deport|rape|beat|hang) (?:all |the |every |those |your |my )?${GROUP}|shoot up (?:a|the|my|our|your) school|i will (?:kill|rape|shoot|find|stab)(?: (?:you|them|her|him))?|(?:how|ways|guide|instructions) (?:to|for) (?:murder|poison(?:ing)?|kill(?:ing)?|stab(?:bing)?|rape|raping|hurt(?:ing)?|torture|kidnap(?:ping)?|stalk(?:ing)?|(?:mak|build)(?:e|ing|) (?:a |an )?(?:pipe |nail |car |dirty )?(?:bombs?|explosives?|napalm|guns?|meth|drugs|ricin|poison|molotovs?)|cook(?:ing)? meth|(?:buy|get|score|sell)(?:ing)? (?:drugs|cocaine|heroin|meth)|get away with murder|shoot up)|bomb[- ]making|(?:making|building|cooking) (?:a |an )?(?:pipe )?(?:bombs?|explosives|meth|napalm|molotovs?)|school shoot(?:er|ing)s? (?:tips|ideas|guide|fans?)|(?:bomb|ricin|meth|napalm|poison) recipes?|torture (?:tips|ideas|porn)|dox(?:x?ing)? (?:people|my)|mass shooting (?:tips|ideas|high scores?)`,
    ),
  ],
  [
    'hatred',
    starting(
      `heil|sieg[- ]heil|white (?:power|pride)|white supremacy (?:is|rules|now)|^14[ /-]?88$|rahowa|blood and soil|holohoax|holocaust (?:hoax|lies?|never happened|jokes?|memes?|denial is)|(?:gas chamber|auschwitz|rape|pedo|slavery|lynching|dead baby|racist|sexist|homophobic|antisemitic|school shooting) (?:jokes?|memes?|humou?r)|(?:ethnic|racial|racist|homophobic|antisemitic|gay|religious|transphobic) (?:slurs?|insults?|names to call)|^slurs$|slurs? for .*|hate speech (?:examples|ideas|quotes)|${EVIL} (?:(?:is|are|was|were) )?(?:(?:so|the|a|always|really|actually|my|our) )*${PRAISE}|(?:why|when|how) ${EVIL} (?:is|are|was|were) ${PRAISE}|(?:long live|hail|glory to|praise|in praise of|i love|we love|love for|fans? of|bring back|make) (?:the )?${EVIL}(?: great again| again)?|(?:i|we) hate (?:(?:my|our|the|all|this|those|these) )*(?:${GROUP}|teachers?|boss|mum|mom|dad|mr .*|mrs .*|ms .*)|hate ${GROUP}|jews? (?:control|run|rule|own)s? .*|women belong in the kitchen|n[- ]word|\\p{L}.* (?:is|are) (?:(?:so|such|a|an|the|very|really|just|all) )*(?:gay|stupid|dumb|ugly|fat|idiots?|losers?|morons?|whores?|trash|scum|retarded)$|why (?:i|we|you should|everyone should) hate .*|(?:africans?|asians?|arabs?|mexicans?|indians?|americans?|europeans?|immigrants?|refugees?|lesbians?) (?:\\w+ )?are (?:(?:so|all|just|always) )*(?:poor|lazy|sick|violent)|kick (?:(?:the|all|those) )*(?:arabs?|immigrants?|refugees?|foreigners?|muslims?|jews?) out|${GROUP} (?:\\w+ )?(?:is|are) (?:(?:so|all|the|just|always|really|such|not) )*(?:${DAMNED}|superior|human)|(?:stupid|dumb|dirty|filthy|lazy|ugly|evil|disgusting|inferior|subhuman|fucking) ${GROUP}|no (?:blacks|jews|muslims|gays|irish) allowed|${GROUP} (?:go home|get out|out of (?:our|my) country)|(?:go back to) (?:africa|mexico|your country)|great replacement is|master race|race traitors?|day of the rope|^(?:\\p{L}+ )?(?:swear|curse|cuss) ?words?$|insults|your (?:mom|mum|mama|mother) (?:is|jokes?)|yo mama(?: jokes)?`,
    ),
  ],
  [
    'sexual',
    starting(
      `(?:child |revenge |food )?porn(?:o\\p{L}*|s|star\\p{L}*|hub|graph\\p{L}*)?|hentai|xxx (?:movies?|videos?|films?|pics|girls|stars?)|onlyfans\\p{L}*|(?:camgirls?|cam girls?)|erotic\\p{L}*|fetish(?:es)?|foot fetish\\p{L}*|kinks|bdsm|milfs?|sexting|strippers?|strip clubs?|escort (?:girls?|service)s?|(?:adult|x-rated) (?:films?|movies?|videos?|actress(?:es)?|stars?|entertainment)|blue (?:films?|movies?)|(?:nudes?|nudist|naked|topless) (?:women|woman|girls?|boys?|men|man|teens?|celebs?|celebrit(?:y|ies)|actress(?:es)?|models?|pics?|photos?|pictures?|selfies?|leaks?|kids|children|beach babes)|(?:celebrity|leaked|send|my|her|teen|hot) nudes?|(?:sexy?|sexiest|hot(?:test)?) (?:girls?|chicks?|babes?|teens?|moms?|mums?|milfs?|wom[ae]n|boys|guys|men|bod(?:y|ies)|ass|celebs?|actress(?:es)?|pics?|photos?|stories|time|singles)|sex (?:positions?|toys?|tips|tapes?|cams?|chats?|stor(?:y|ies)|dolls?|scenes?|videos?|offenders fan|games?|moves|party|parties)|(?:anal|oral|group|gay|lesbian|hot|phone|teen|rough|car) sex|dirty talk(?:ing)?|pick[- ]?up lines|lolicon|loli|jail ?bait|upskirts?|(?:big|huge|small|nice|best|hot|biggest|perfect|fake) (?:boobs?|tits|breasts|butts?|ass(?:es)?|bums?)|boobs|boobies|sexiest|(?:hand|blow|foot|rim) ?jobs?|wet dreams?|gang ?bangs?|threesomes?|orgies|orgy|masturbat\\p{L}*|wank(?:s|ing|er|ers)?|horny (?:girls?|moms?|mums?|teens?|wom[ae]n|boys|men|guys)|sexy|child (?:brides? porn|sex)|underage (?:girls?|boys?|sex)|incest (?:stories|porn|fantas\\p{L}*)|rape fantas\\p{L}*|nsfw`,
    ),
  ],
];

/**
 * What a name says that no list of words would notice, or undefined. Takes the name as it is said, its disguises
 * undone, and the same without its allowed phrases: those excuse what is sexual, but neither praise nor threats.
 */
export function sloganIn(said: string, rest: string): Rule[0] | undefined {
  // The whole name is a title or a topic of the list: "John Tucker Must Die".
  if (!/[\p{L}\p{N}]/u.test(rest)) return undefined;
  return RULES.find(([what, pattern]) => pattern.test((what === 'sexual' ? rest : said).trim()))?.[0];
}
