import type { Entry } from '../facts/entry.ts';
import type { FactSource } from '../facts/source.ts';
import { wordsOf } from '../words/text.ts';
import { count, type Rejections } from './drafted.ts';
import type { Item, Relation } from './pool.ts';
import type { Part } from './topic.ts';

/** Below this an answer is known to hardly anybody; living things need more, because their glosses are all alike. */
const FLOOR = 2.3;
const FLOOR_LIVING = 2.7;
/** Whoever asks for a narrow field expects its rarer words. */
const FLOOR_NARROW = 1;
/** So many entries or fewer make a field narrow. */
const NARROW = 170;
/** What is merely mentioned beside a name has to be better known to be worth asking. */
const FLOOR_MENTION = 2.3;
/** A common word that stands later than this in a definition is mentioned by the way, in characters. */
const EARLY = 36;
/** Later meanings of a word are hardly ever meant: an emperor is no grape. */
const MAX_RANK = 3;
/** So many of the best known are enough for any quiz; more only take time. */
const MOST = 260;
/** Files of abstract things, whose narrower terms soon lead astray: acts, attributes, cognition, states and so on. */
const ABSTRACT = new Set([3, 4, 7, 9, 10, 11, 12, 14, 16, 22, 24, 26, 28]);
const LIVING = new Set([5, 20]);
/** Files of fields of knowledge and activities: 'in golf', 'in physics', but not 'in boat'. */
const FIELD = new Set([4, 9, 10, 14]);
/** Fields that can be counted do not stand alone after 'in': nobody says 'in ball game'. */
const COUNTED =
  /(?:game|event|contest|activity|group|unit|institution|organization|process|system|school|company|war)$/u;
/** A noun less familiar than this ('flavorer') would make the question harder than its answer. */
const KNOWN_NOUN = 4.5;
/** Files whose words can stand after 'which': animals, artefacts, food, places, things, persons, plants. */
const COUNTABLE = new Set([5, 6, 13, 15, 17, 18, 20]);
/** A person of history further down than this is an example of much else first: Washington is no worker. */
const STEPS_TO_PERSON = 3;
const PERSON = 18;
const THINGS = new Set([6, 13, 15, 17]);
const MASS =
  /(?:clothing|furniture|equipment|food|wear|ware|weaponry|apparel|jewelry|machinery|software|money|wood|art|writer|worker|foodstuff|nutriment)$/u;

/** Latin names of genera, families and species: only specialists know them. */
const isLatin = (entry: Entry) =>
  LIVING.has(entry.file) &&
  !entry.instance &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+(?:a|us|um|is|ii|ae|ens|oides))?$/u.test(entry.lemma);

const floorOf = (entry: Entry, relation: Relation) =>
  relation === 'mention' ? FLOOR_MENTION : LIVING.has(entry.file) ? FLOOR_LIVING : FLOOR;

/** Ids of what belongs to an entry, each with how; the first way found counts. */
function related(source: FactSource, root: Entry): Map<number, Relation> {
  const found = new Map<number, Relation>();
  const add = (ids: readonly number[], relation: Relation) => {
    for (const id of ids) if (id !== root.id && !found.has(id)) found.set(id, relation);
  };
  const kinds = source.below(root.id, 'hyponym', ABSTRACT.has(root.file) ? 4 : 12);
  add(kinds, 'kind');
  add(source.below(root.id, 'part', 3), 'part');
  add(source.below(root.id, 'domain', 1), 'domain');
  // Terms of the branches: basketball's among those of sport. A huge tree has enough without them.
  if (kinds.length < 400) for (const kind of kinds) add(source.below(kind, 'domain', 1), 'domain');
  return found;
}

/** Where the description of a person goes on from who they were to what they did, or where they came from. */
const DEEDS = /[;(]|\b(?:who|whose|whom|noted|known|remembered|famous|honored|born|that|which)\b/u;

const startOf = (entry: Entry) =>
  entry.gloss.split(entry.instance && entry.file === PERSON ? DEEDS : ';')[0] ?? '';
/** Words for a people, such as 'Greek' and 'Danish'. */
const ADJECTIVE = /^\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ek|ic)$/u;

function isAbout(entry: Entry, about: readonly string[] | undefined): boolean {
  if (about === undefined) return true;
  const words = new Set(wordsOf(startOf(entry)));
  return about.some((word) => words.has(word));
}

function usable(
  entry: Entry,
  relation: Relation,
  rejections: Rejections,
  floor = floorOf(entry, relation),
): boolean {
  const flaws = {
    offence: 'offence',
    stale: 'out_of_date',
    fragment: 'fragment',
    short: 'vague',
    unnamed: 'unnamed',
  } as const;
  if (entry.flaw !== '') count(rejections, flaws[entry.flaw]);
  else if (isLatin(entry) || entry.familiarity < floor || (relation === 'kind' && entry.rank > MAX_RANK))
    count(rejections, 'obscure');
  else return true;
  return false;
}

function best(items: Item[]): Item[] {
  return items
    .sort((a, b) => b.entry.familiarity - a.entry.familiarity || a.entry.id - b.entry.id)
    .slice(0, MOST);
}

/** Whether a definition is about what it mentions: a proper name anywhere, a common word only near the beginning. */
function isCentral(gloss: string, phrase: string): boolean {
  if (/^\p{Lu}/u.test(phrase)) return true;
  const start = gloss.slice(0, EARLY + phrase.length).toLowerCase();
  // 'Free-swimming' larvae are not about swimming, and 'who dresses meat' not about dresses.
  if (new RegExp(`\\b(?:who|that|which|to|it) (?:\\w+ or )?${phrase}\\b`, 'u').test(start)) return false;
  return !start.includes(`-${phrase}`) && start.includes(phrase);
}

/** The dictionary's facts for one part of a topic, best known first. */
export function collectEntries(source: FactSource, part: Part, rejections: Rejections): Item[] {
  if (part.kind === 'mention') {
    const entries = source.entries(source.mentions(part.phrase, 500));
    const wanted = entries.filter(
      (entry) =>
        isCentral(entry.gloss, part.phrase) &&
        // A Frenchman who wrote on Greek themes does not belong to Greece.
        (!ADJECTIVE.test(part.phrase) || entry.years === '' || startOf(entry).includes(part.phrase)) &&
        usable(entry, 'mention', rejections) &&
        !wordsOf(part.phrase).every((word) => wordsOf(entry.lemma).includes(word)),
    );
    return best(wanted.map((entry) => ({ entry, relation: 'mention', noun: '', domain: part.phrase })));
  }
  const root = part.kind === 'entry' ? source.entries([part.id])[0] : undefined;
  if (part.kind !== 'entry' || root === undefined) return [];
  const relations = related(source, root);
  const entries = source.entries([...relations.keys()]).filter((entry) => isAbout(entry, part.about));
  const noun =
    COUNTABLE.has(root.file) && root.familiarity >= KNOWN_NOUN && !MASS.test(root.lemma) ? root.lemma : '';
  const domain = FIELD.has(root.file) && !COUNTED.test(root.lemma) ? root.lemma : '';
  // A helmet is a shield in the tree, but nobody would ask which shield it is.
  const things = THINGS.has(root.file);
  const narrow = relations.size <= NARROW;
  const near = new Set(source.below(root.id, 'hyponym', STEPS_TO_PERSON));
  const items = entries.flatMap((entry): Item[] => {
    const relation = relations.get(entry.id) ?? 'kind';
    if (relation === 'kind' && entry.instance && entry.file === PERSON && !near.has(entry.id)) return [];
    return usable(entry, relation, rejections, narrow ? FLOOR_NARROW : undefined)
      ? [{ entry, relation, noun: things && !entry.parents.includes(root.id) ? '' : noun, domain }]
      : [];
  });
  return best(items);
}
