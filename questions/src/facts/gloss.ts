/** A gloss taken apart: what defines, and years of life where it gives them. */
export type Gloss = {
  /** The definition without examples, labels and years; clauses stand between semicolons. */
  readonly text: string;
  /** Years of life as the gloss has them, such as '1809-1882'; empty when there are none. */
  readonly years: string;
};

const EXAMPLES = /;?\s*"[^"]*"?.*$/u;
const LABEL = /^\((?:[^()]|\([^()]*\))*\)\s*/u;
const YEARS =
  /\s*\((?:born (?:in )?|circa |c\.? ?|died (?:in )?|flourished )?(?:\?\s*-\s*\d+(?: ?BC| ?AD)?|\d+(?:st|nd|rd|th) century[^)]*|(?:circa |\?)?\d{2,4}\??(?: ?BC| ?AD)?(?:\s*-\s*(?:circa |AD |\?)?(?:\d{2,4}\??)?(?: ?BC| ?AD)?)?)\)/u;
const CITATION = /\s*- (?:[A-Z][\w.]*\s*)+$/u;

/** Takes a raw WordNet gloss apart. */
export function takeApart(raw: string): Gloss {
  let text = raw.replace(EXAMPLES, '').replace(CITATION, '').trim();
  while (LABEL.test(text)) text = text.replace(LABEL, '');
  const found = YEARS.exec(text)?.[0] ?? '';
  if (found !== '') text = text.replace(YEARS, '');
  const years = found.replace(/[()]/gu, '').trim();
  return { text: tidy(text), years };
}

function tidy(text: string): string {
  return text
    .replaceAll('`', '‘')
    .replace(/(?<=\w)'(?=\W|$)/gu, '’')
    .replace(/(?<=\w)'(?=\w)/gu, '’')
    .replace(/\s+([,;:.)])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/\b(to the|of the|in the|made of|bit of) \1\b/gu, '$1')
    .replace(/\bpopular is Swiss\b/gu, 'popular in Swiss')
    .replace(/\bof consisting of\b/gu, 'consisting of')
    .replace(/\bformed and important\b/gu, 'formed an important')
    .replace(/\bwho characteristics\b/gu, 'whose characteristics')
    .replace(/\b(bit|piece) or (?=wood|glass|metal)/gu, '$1 of ')
    .replace(/(?<=\d)\s*-\s*(?=\d)/gu, '-')
    .replace(/[;,.\s]+$/u, '')
    .trim();
}

const NOT_A_DEFINITION =
  /^(?:of|having|used|containing|consisting|made|designed|resembling|located|situated|serving|growing|living|being|capable|able|found|native|characterized|characteri[sz]ed|occurring|belonging|relating|pertaining|in|on|to|for|from|with|without|by|usually|especially|formerly|e\.g|i\.e|see|same|informal|slang|the plural|the cardinal|a (?:colloquial|slang|word|term|name)\b|an? (?:informal|offensive|abbreviation)|abbreviation|any|alternative name|common name|terms? (?:of|for)|a phrase|idiom|(?:a )?general terms?|a former|the (?:quality|state|property|condition|act) of being|one of the|\w+ed (?:since|in|by|from|for|to|on|as|with|at)|drains|mimics|moves|forms|feeds|secretes|surrounds|typically|often|generally|mostly|occurs|lives|grows|flows|extends|serves|acts|supplies|controls|connects|covers|holds|produces|causes|carries|provides|contains|gives|makes|something|someone|a thing|anything|soft|large|small)\b(?! (?:of (?:various|several|numerous|many|a)|[a-z-]+ (?:bird|tree|fish|shrub|snake|dog)))/u;

/** Brackets that lost what stood in them: signs, mostly. */
const EMPTY_BRACKETS = /\((?:\W|\b(?:or|and|as|the|an?|e\.g|i\.e)\b)*\)/u;
/** Misprints of the source. */
const MISPRINT = /\bhysertia\b/u;

/** Whether a definition begins as a noun phrase that can be asked about, and is whole. */
export function isNounPhrase(text: string): boolean {
  if (EMPTY_BRACKETS.test(text) || MISPRINT.test(text)) return false;
  if (/^(?:soft|large|small|any)\b/u.test(text)) return true;
  return !NOT_A_DEFINITION.test(text) && !/^\W/u.test(text) && /^[A-Za-z0-9]/u.test(text);
}

/** What was true when the glosses were written, before 2006, and may no longer be. */
const DATED =
  /\b(?:today|current(?:ly)?|present(?:ly)?|nowadays|now|modern-day|recent(?:ly)?|formerly|former|still|until recently|Soviet|USSR|U\.S\.S\.R|Yugoslavia|Czechoslovakia|East Germany|West Germany|monetary unit|equal to \d+ [a-z]+ in|nine planets|planet Pluto|Pluto|worth one|the euro|terror\w*|jihad\w*|militants?|so far|latest|newest|since \d{4}|incumbent|millennium|population of|twin skyscrapers|\d+ knots|home runs|(?:extinct|inactive|dormant|active) volcano|last erupt\w*|more [a-z]+ than any)\b/u;
const SUPERLATIVE =
  /\b(?:world’s|world's|in the world|on earth|of all|ever|known) (?:\w+ )?(?:largest|highest|longest|tallest|biggest|deepest|oldest|fastest|greatest|most|leading|second|third)|\b(?:largest|highest|longest|tallest|biggest|deepest|oldest|fastest|second largest|third largest|most populous|most important|leading) (?:[\w-]+ ){0,4}(?:in the world|ever|on earth|known|producer|exporter|of all|city|state|volcano|building|port|company|manufacturer)|\bworld’s\b/iu;

/**
 * What the dictionary says and is not so, or says of more than one thing, where no pattern could tell: it was
 * Theodosius, in 380, and a truck has four wheels and an engine too.
 */
const FALSE =
  /\bin 324 made Christianity the official religion\b|\bmotor vehicle with four wheels\b|\bgod after the overthrow of the Titans\b|\bgoddess of fertility and protector of marriage\b/u;

/** Whether a definition may have gone out of date: dated wording, a record that others break, or it never was true. */
export function isStale(text: string): boolean {
  return DATED.test(text) || SUPERLATIVE.test(text) || FALSE.test(text);
}

const FEMALE =
  /\b(?:she|her|hers|woman|women|girl|queen|wife|mother|daughter|sister|actress|goddess|heroine|empress|princess|female|lady|nun|widow|girlfriend|duchess|mistress|witch|maiden|bride|damsel|niece|aunt|grandmother|abbess|nurse|ballerina|soprano|matron|nymph|poetess|authoress|suffragette|sorceress|priestess)\b/u;
const MALE =
  /\b(?:he|his|him|himself|man|boy|king|husband|father|son|brother|actor|god|hero|emperor|prince|male|duke|monk|pope|knight|statesman|nobleman|churchman|businessman|clergyman|frontiersman)\b/u;

/** What a description of a person says first about sex: 'f', 'm', or '' when it does not say. */
export function genderCue(text: string): '' | 'f' | 'm' {
  const [female, male] = [text.search(FEMALE), text.search(MALE)];
  if (female < 0 && male < 0) return '';
  return male < 0 || (female >= 0 && female < male) ? 'f' : 'm';
}
