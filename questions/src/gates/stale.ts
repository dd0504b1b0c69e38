import { type Gate, PASSED, reject } from './gate.ts';

/** Words that tie a text to the day it was written. */
const FLEETING = [
  /\b(?:currently|presently|nowadays|recently|lately)\b/iu,
  /\bcurrent (?:champions?|holders?|titleholders?|records?|world|presidents?|prime|kings?|queens?|popes?|leaders?|captains?|ceo|owners?|members?|population|version|edition|season|year|month)\b/iu,
  // "Today's Jordan", "what is today Turkey" and "known today as" only name a place or thing once more. Without
  // the flag i, because under it a capital letter would match a small one.
  /(?<!\b(?:known|called|named)\s)(?:\bToday\b(?!['\u2019]s\s+\p{Lu})|\btoday\b(?!(?:['\u2019]s)?\s+\p{Lu}|\s+(?:known|called|named)\b))/u,
  /\bas of (?:now|today|this)\b/iu,
  /\b(?:at present|at the moment(?!\s+(?:of|when|that))|right now|these days|up to now|until now|to date(?=\s*(?:[.,;:?!)]|$)))/iu,
  /\bso far(?!\s+(?:away|apart|off|north|south|east|west|from|as|below|above|beyond|beneath|out|up|down|back|that|inland))\b/iu,
  /(?<!\bat the )\blatest\b/iu,
  /\bmost recent(?:ly)?\b/iu,
  /(?<!\b(?:the|his|her|its|their)\s)\b(?:this|last|next) (?:year|month|week|season|decade)\b(?!\s+of\b)/iu,
  /\bin recent (?:years|months|decades|times)\b/iu,
  /\b(?:upcoming|soon-to-be|still (?:alive|living|reigning|in office|ruling))\b/iu,
];

/** Records that the next one breaks, unless the text says as of when. */
const BREAKABLE = [
  /\b(?:most|largest|biggest|highest|longest|fastest|tallest|oldest|youngest|richest|greatest|best)\b[^.?!]{0,40}\bever\b(?! since)/iu,
  /\ball-time (?:record|top|leading|high|best|great|most)/iu,
  /\b(?:holds?|holding) the (?:\p{L}+ )?record\b/iu,
  /\brecord[- ]holders?\b/iu,
];
const DATED = /\b(?:as of|in|by|until|since|from|at the)\b[^.?!]{0,40}\b(?:1\d{3}|20\d{2})\b/iu;

/**
 * Nothing in question, answer or explanation goes out of date by itself: no "currently", no "so far", no record
 * without a year. What was true on the day of writing would quietly become a wrong key. English only.
 */
export const timeless: Gate = (draft) => {
  for (const text of [draft.question, draft.answer, draft.explanation]) {
    const patterns = DATED.test(text) ? FLEETING : [...FLEETING, ...BREAKABLE];
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (found !== undefined) return reject('stale', `"${found}" goes out of date: "${text}"`);
  }
  return PASSED;
};
