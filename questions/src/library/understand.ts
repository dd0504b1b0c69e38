import { judgeName } from '../names/moderate.ts';
import { foreignName } from './foreign.ts';
import { nameKey } from './key.ts';
import { type NameIndex, topicsMisspelt, topicsNamed } from './name-index.ts';
import { type Phrase, readingsOf, type Wish } from './phrase.ts';
import { countryInOtherWords, placeOfAdjective } from './places.ts';
import type { Topic } from './topic-graph.ts';
import { unfit } from './unfit.ts';

/**
 * What a typed name stands for.
 * `topic`: one topic, `corrected` where the name was misspelt or in another language. `topics`: questions about all
 * of them at once. `meanings`: one word with several topics. `unknown`: no topic, `subject` is what to search for.
 * `refused`: nothing that a quiz is made of, with the reason for the player.
 */
export type Understanding = { readonly subject: string; readonly wish: Wish } & (
  | { readonly kind: 'topic'; readonly topic: Topic; readonly corrected: boolean }
  | { readonly kind: 'topics'; readonly topics: readonly Topic[] }
  | { readonly kind: 'meanings'; readonly topics: readonly Topic[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly offensive: boolean; readonly reason: string }
);

type Found = { readonly topics: readonly Topic[]; readonly corrected: boolean };

const found = (topics: readonly Topic[], corrected = false): Found | undefined =>
  topics.length > 0 ? { topics, corrected } : undefined;

const plain = (text: string) => text.trim().toLowerCase();

/** Of topics with the same key the one that is spelt so: 'glass' and 'glasses' are two. */
function spelt(topics: readonly Topic[], subject: string): readonly Topic[] {
  const exact = topics.filter(({ name }) => plain(name) === plain(subject));
  return exact.length === 1 ? exact : topics;
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

const JOINTS = /^(?<a>.+?)(?:'s | and the | in the | of the | in | of | and | & | from | about | on | during | with | at | by | x | vs\.? | versus | - |, )(?<b>.+)$/iu;

/** The two halves of a subject: 'women in science', 'French cheese', 'football in Spain'. */
function halves(subject: string): [string, string][] {
  const joint = JOINTS.exec(subject)?.groups;
  const words = subject.split(' ');
  const splits = words.slice(1).map((_, i): [string, string] => {
    const [first, second] = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return [placeOfAdjective(first) ?? first, second];
  });
  return [...(joint ? [[joint.a ?? '', joint.b ?? ''] as [string, string]] : []), ...splits];
}

const NOTHING = new Set(
  'thing stuff world famous best great person other life day name word part type fact art place work play'.split(' '),
);

/** The topics of both halves of a subject, each with one meaning; undefined where a half is no topic. */
function twoTopics(index: NameIndex, subject: string): readonly Topic[] | undefined {
  for (const [a, b] of halves(subject)) {
    const first = named(index, placeOfAdjective(a) ?? a);
    const second = named(index, b);
    if (first?.topics.length !== 1 || second?.topics.length !== 1) continue;
    const [one, other] = [first.topics[0], second.topics[0]];
    if (one && other && one !== other) return [one, other];
    if (one && one === other) return [one];
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
  const topics = NOTHING.has(nameKey(subject)) ? undefined : twoTopics(index, subject);
  const [first, second] = topics ?? [];
  if (first === undefined || topics === undefined) return undefined;
  if (second === undefined) return { kind: 'topic', subject, wish, topic: first, corrected: false };
  return { kind: 'topics', subject, wish, topics };
}

function fromSlip(index: NameIndex, { subject, wish }: Phrase): Understanding | undefined {
  const [topic] = topicsMisspelt(index, subject);
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
  const exact = readings.map((reading) => fromReading(index, reading)).find((one) => one !== undefined);
  if (exact) return { ...exact, wish: last.wish };
  const reason = unfit(typed, last.subject);
  if (reason !== undefined) return { ...last, kind: 'refused', offensive: false, reason };
  const looser =
    readings.map((reading) => fromTwo(index, reading)).find((one) => one !== undefined) ??
    readings.map((reading) => fromSlip(index, reading)).find((one) => one !== undefined);
  return looser ? { ...looser, wish: last.wish } : { ...last, kind: 'unknown' };
}
