import { judgeName } from '../names/moderate.ts';
import { foreignName } from './foreign.ts';
import { nameKey } from './key.ts';
import { mainTopic, mostSpecialFirst } from './main-topic.ts';
import { type NameIndex, topicsMisspelt, topicsNamed } from './name-index.ts';
import { type Phrase, readingsOf, type Wish } from './phrase.ts';
import { countryInOtherWords, placeOfAdjective } from './places.ts';
import type { Topic } from './topic-graph.ts';
import { isTooGeneral, unfit } from './unfit.ts';

/**
 * What a typed name stands for.
 * `topic`: one topic, `corrected` where the name was misspelt, in another language, or a question about it.
 * `topics`: questions about all of them at once; `alone` are those of them that are offered first where there are too
 * few about both, the most special one first. `meanings`: one word with several topics. `unknown`: no topic, `subject` is what to search for.
 * `refused`: nothing that a quiz is made of, with the reason for the player.
 */
export type Understanding = { readonly subject: string; readonly wish: Wish } & (
  | { readonly kind: 'topic'; readonly topic: Topic; readonly corrected: boolean }
  | { readonly kind: 'topics'; readonly topics: readonly Topic[]; readonly alone: readonly Topic[] }
  | { readonly kind: 'meanings'; readonly topics: readonly Topic[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly offensive: boolean; readonly reason: string }
);

type Found = { readonly topics: readonly Topic[]; readonly corrected: boolean };

const found = (topics: readonly Topic[], corrected = false): Found | undefined =>
  topics.length > 0 ? { topics, corrected } : undefined;

const plain = (text: string) => text.trim().toLowerCase();

/** Of topics with the same key those that are spelt so, if any are: 'glass' and 'glasses' are two. */
function spelt(topics: readonly Topic[], subject: string): readonly Topic[] {
  const typed = plain(subject);
  const exact = topics.filter(({ name, aliases }) => [name, ...aliases].some((one) => plain(one) === typed));
  return exact.length > 0 ? exact : topics;
}

/** Topics of exactly this name, in English or in a language that the tables know. */
function named(index: NameIndex, subject: string): Found | undefined {
  const key = nameKey(subject);
  const foreign = foreignName(key) ?? countryInOtherWords(key);
  return (
    found(spelt(topicsNamed(index, subject), subject)) ??
    (foreign === undefined ? undefined : found(topicsNamed(index, foreign), true))
  );
}

const JOINTS =
  /^(?<a>.+?)(?:'s | and the | in the | of the | in | of | and | & | from | about | on | during | with | at | by | x | vs\.? | versus | - |, )(?<b>.+)$/iu;

/** Two halves of a subject; `joined` where a word or a place tells how they belong together. */
type Halves = { readonly a: string; readonly b: string; readonly joined: boolean };

/** The ways to take a subject apart: 'women in science', 'French cheese', 'football in Spain'. */
function halvesOf(subject: string): Halves[] {
  const joint = JOINTS.exec(subject)?.groups;
  const words = subject.split(' ');
  const splits = words.slice(1).map((_, i): Halves => {
    const [first, second] = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    const place = placeOfAdjective(first);
    return { a: place ?? first, b: second, joined: place !== undefined };
  });
  return [...(joint ? [{ a: joint.a ?? '', b: joint.b ?? '', joined: true }] : []), ...splits];
}

const isCalled = (topic: Topic, name: string) => nameKey(topic.name) === nameKey(name);

const NOTHING = new Set(
  'thing stuff world famous best great person other life day name word part type fact art place work play'.split(
    ' ',
  ),
);

type Both = { readonly topics: readonly Topic[]; readonly alone: readonly Topic[] };

/** The topics of both halves of a subject, each with one meaning; undefined where a half is no topic. */
function twoTopics(index: NameIndex, subject: string): Both | undefined {
  for (const { a, b, joined } of halvesOf(subject)) {
    const place = placeOfAdjective(a) ?? a;
    const [one, ...ones] = named(index, place)?.topics ?? [];
    const [other, ...others] = named(index, b)?.topics ?? [];
    if (!one || !other || ones.length > 0 || others.length > 0) continue;
    if (one === other) return { topics: [one], alone: [] };
    // Another name of a topic is often a word of a title, and then the topic is no part of the subject.
    const alone = [...(isCalled(one, place) ? [one] : []), ...(isCalled(other, b) ? [other] : [])];
    return { topics: [one, other], alone: joined ? alone : [] };
  }
  return undefined;
}

function fromReading(index: NameIndex, { subject, wish }: Phrase): Understanding | undefined {
  const exact = named(index, subject);
  const [first, ...more] = exact?.topics ?? [];
  if (first === undefined || exact === undefined) return undefined;
  if (more.length > 0) return { kind: 'meanings', subject, wish, topics: exact.topics };
  return { kind: 'topic', subject, wish, topic: first, corrected: exact.corrected };
}

function fromTwo(index: NameIndex, { subject, wish }: Phrase): Understanding | undefined {
  const both = NOTHING.has(nameKey(subject)) ? undefined : twoTopics(index, subject);
  const [first, second] = both?.topics ?? [];
  if (first === undefined || both === undefined) return undefined;
  if (second === undefined) return { kind: 'topic', subject, wish, topic: first, corrected: false };
  return { kind: 'topics', subject, wish, topics: both.topics, alone: mostSpecialFirst(index, both.alone) };
}

const QUESTION = /^(?:how|what|why|when|where|who|do|does|is|are|can) /iu;

/** A question is about the topic that it turns around; any other phrase may well be about something narrower. */
function fromQuestion(index: NameIndex, { subject, wish }: Phrase): Understanding | undefined {
  const topic = QUESTION.test(subject) ? mainTopic(index, subject) : undefined;
  return topic && { kind: 'topic', subject, wish, topic, corrected: true };
}

function fromSlip(index: NameIndex, { subject, wish }: Phrase): Understanding | undefined {
  const topics = topicsMisspelt(index, subject);
  const [topic] = topics;
  if (topics.length > 1) return { kind: 'meanings', subject, wish, topics };
  return topic && { kind: 'topic', subject, wish, topic, corrected: true };
}

/**
 * What a name, a phrase or a misspelt word stands for, as the library's topics have it. `sense` is the slug of the
 * meaning that was chosen. Pure; a few milliseconds at most.
 */
export function understand(index: NameIndex, typed: string, sense?: string): Understanding {
  const readings = readingsOf(typed);
  const last = readings.at(-1) ?? { subject: typed, wish: null };
  const judged = judgeName(typed, 'category');
  if (!judged.ok) return { ...last, kind: 'refused', offensive: true, reason: judged.reason };
  const chosen = sense === undefined ? undefined : index.graph.topics.get(sense);
  if (chosen) return { ...last, kind: 'topic', topic: chosen, corrected: false };
  const general =
    isTooGeneral(typed) && !topicsNamed(index, typed).some(({ name }) => plain(name) === plain(typed));
  const exact = general
    ? undefined
    : readings.map((reading) => fromReading(index, reading)).find((one) => one !== undefined);
  if (exact) return { ...exact, wish: last.wish };
  const reason = unfit(typed, last.subject);
  if (reason !== undefined) return { ...last, kind: 'refused', offensive: false, reason };
  const looser =
    readings.map((reading) => fromTwo(index, reading)).find((one) => one !== undefined) ??
    readings.map((reading) => fromSlip(index, reading)).find((one) => one !== undefined) ??
    fromQuestion(index, last);
  return looser ? { ...looser, wish: last.wish } : { ...last, kind: 'unknown' };
}
