import type { Field, Lookup, PlayableTopic } from '@trivium/contract/topics';
import { nameKey } from '@trivium/questions/library/key';
import { mainTopic } from '@trivium/questions/library/main-topic';
import { topicsLike } from '@trivium/questions/library/nearest';
import { ancestorsOf } from '@trivium/questions/library/topic-graph';
import { type Understanding, understand } from '@trivium/questions/library/understand';
import { BALANCE } from '@trivium/rules/balance';
import { roadOf } from '@trivium/rules/category';
import type { Context } from '../../http/context.ts';
import { everythingOn, type Selection } from './selection.service.ts';
import * as store from './store.ts';

/** Topics that are offered where a name gives too little. */
const NEAREST = 3;
/** Among so many similar names the playable ones are looked for. */
const SIMILAR = 12;

function toTopic({ slug, id, name, pool_size }: store.Playable): PlayableTopic {
  return { sense: slug, categoryId: id, name, questions: pool_size };
}

/**
 * What a name stands for, with the playable ones of its meanings where it has several. A word of whose meanings none
 * can be played is a word that no topic has; one of which only one can be played stands for that, and this is told unless
 * it is its very name.
 */
export async function understandName(
  ctx: Context,
  name: string,
  sense?: string,
): Promise<{ understood: Understanding; meanings: store.Playable[] }> {
  const understood = understand(ctx.names, name, sense);
  if (understood.kind !== 'meanings') return { understood, meanings: [] };
  const slugs = understood.topics.map(({ slug }) => slug);
  const meanings = await store.playable(ctx.db, slugs);
  const { subject, wish } = understood;
  const [only, ...more] = meanings;
  if (only === undefined) return { understood: { kind: 'unknown', subject, wish }, meanings };
  const topic = understood.topics.find(({ slug }) => slug === only.slug);
  if (more.length > 0 || !topic) return { understood, meanings };
  const corrected = nameKey(topic.name) !== nameKey(subject);
  return { understood: { kind: 'topic', subject, wish, topic, corrected }, meanings: [] };
}

/** Topics to play at once where a name gives too little: what it belongs to, what resembles it, what is liked. */
export async function nearestTopics(
  ctx: Context,
  understood: Understanding,
  near: readonly string[],
): Promise<store.Playable[]> {
  const { graph } = ctx.names;
  const meant =
    understood.kind === 'topic'
      ? ancestorsOf(graph, understood.topic.slug)
      : understood.kind === 'topics'
        ? [...understood.alone, ...understood.topics].map(({ slug }) => slug)
        : [];
  const main = understood.kind === 'unknown' ? mainTopic(ctx.names, understood.subject) : undefined;
  const alike = topicsLike(ctx.names, understood.subject, SIMILAR).map(({ slug }) => slug);
  const found = await store.playable(ctx.db, [
    ...new Set([...(main ? [main.slug] : []), ...meant.slice(0, 2), ...alike, ...near, ...meant]),
  ]);
  if (found.length >= NEAREST) return found.slice(0, NEAREST);
  const liked = await store.mostPlayed(ctx.db, NEAREST * 2);
  const beside = liked.filter(({ id }) => !found.some((one) => one.id === id));
  return [...found, ...beside].slice(0, NEAREST);
}

const plural = (n: number) => (n === 1 ? '1 question' : `${n} questions`);

function messageFor(ctx: Context, understood: Understanding, ready: store.Playable | undefined, n: number) {
  if (understood.kind === 'refused') return understood.reason;
  if (understood.kind === 'meanings') return `“${understood.subject}” has several meanings.`;
  if (ready) return `${ready.name}: ${plural(ready.pool_size)}, ready to play.`;
  if (n >= BALANCE.pool.publishMin) return `${plural(n)} on “${understood.subject}”, ready in a second.`;
  const few = n === 0 ? 'No questions' : `Only ${plural(n)}`;
  const model = ctx.config.model ? ' A language model can write the rest.' : '';
  return `${few} on “${understood.subject}” yet; a quiz needs ${BALANCE.pool.publishMin}.${model}`;
}

function kindOf(understood: Understanding, ready: boolean, questions: number): Lookup['kind'] {
  if (understood.kind === 'refused' || understood.kind === 'meanings') return understood.kind;
  if (ready) return 'topic';
  return questions >= BALANCE.pool.publishMin ? 'questions' : 'nothing';
}

/** What a name stands for while it is typed, and what can be played at once. */
export async function lookUp(ctx: Context, typed: string): Promise<Lookup> {
  const { understood, meanings } = await understandName(ctx, typed);
  const [ready] = understood.kind === 'topic' ? await store.playable(ctx.db, [understood.topic.slug]) : [];
  const selection: Selection =
    ready || typed.trim() === '' ? { questions: [], near: [] } : await everythingOn(ctx, understood);
  const questions = ready?.pool_size ?? selection.questions.length;
  const kind = kindOf(understood, ready !== undefined, questions);
  const isShort =
    kind === 'nothing' || (kind === 'refused' && understood.kind === 'refused' && !understood.offensive);
  return {
    kind,
    message: messageFor(ctx, understood, ready, questions),
    subject: understood.subject,
    wish: understood.wish,
    topic: ready ? toTopic(ready) : null,
    takenAs: understood.kind === 'topic' && understood.corrected ? understood.topic.name : null,
    questions,
    meanings: meanings.map(toTopic),
    nearest: isShort ? (await nearestTopics(ctx, understood, selection.near)).map(toTopic) : [],
  };
}

/** The fields that have something to play, in the order in which they are browsed. */
export async function listFields(ctx: Context, playerId: string): Promise<Field[]> {
  const counts = await store.fieldCounts(ctx.db, playerId);
  return ctx.names.graph.fields.flatMap((field) => {
    const count = counts.get(field.slug);
    if (!count) return [];
    const { slug, name, subject, sections } = field;
    return [
      {
        slug,
        name,
        subject,
        road: roadOf(subject),
        imageUrl: `/covers/fields/${slug}.svg`,
        sections: [...sections],
        ...count,
      },
    ];
  });
}
