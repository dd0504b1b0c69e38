import { speaksOf } from '@trivium/questions/library/speaks-of';
import type { Topic } from '@trivium/questions/library/topic-graph';
import type { Understanding } from '@trivium/questions/library/understand';
import { BALANCE } from '@trivium/rules/balance';
import { randomFrom, shuffled } from '@trivium/rules/random';
import type { Context } from '../../http/context.ts';
import { draftOf } from '../questions/service.ts';
import * as store from './store.ts';

/** Questions that a search looks at: more than any quiz takes, since most only mention the words. */
const SEARCHED = 200;

/** What the library has on a name: ids of questions, and topics that the search came upon. */
export type Selection = { readonly questions: readonly store.Found[]; readonly near: readonly string[] };

/** Slugs of the topics that most of the questions have as their home. */
function homesOf(matches: readonly store.Match[]): string[] {
  const counts = new Map<string, number>();
  for (const { about } of matches) {
    const [home] = about;
    if (home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([slug]) => slug);
}

async function searched(ctx: Context, name: string): Promise<Selection> {
  const matches = await store.questionsMatching(ctx.db, name, SEARCHED);
  const questions = matches.filter((match) => speaksOf(draftOf(match), name));
  return { questions: questions.map(({ id, difficulty }) => ({ id, difficulty })), near: homesOf(matches) };
}

const merged = (a: readonly store.Found[], b: readonly store.Found[]) => [
  ...new Map([...a, ...b].map((question) => [question.id, question])).values(),
];

async function ofTopics(ctx: Context, topics: readonly Topic[]): Promise<Selection> {
  const questions = await store.questionsAbout(
    ctx.db,
    topics.map(({ slug }) => slug),
  );
  const [only, ...more] = topics;
  if (questions.length >= BALANCE.pool.publishMin || only === undefined || more.length > 0)
    return { questions, near: [] };
  const beside = await searched(ctx, only.name);
  return { questions: merged(questions, beside.questions), near: beside.near };
}

/** Everything that the library can ask about what a name stands for. */
export function everythingOn(ctx: Context, understood: Understanding): Promise<Selection> {
  if (understood.kind === 'topic') return ofTopics(ctx, [understood.topic]);
  if (understood.kind === 'topics') return ofTopics(ctx, understood.topics);
  if (understood.kind === 'unknown') return searched(ctx, understood.subject);
  return Promise.resolve({ questions: [], near: [] });
}

/**
 * The ids that a new quiz takes: as many as a writer aims at, drawn by `seed`, or the easiest or hardest half where
 * that is wished, but never fewer than publishing takes.
 */
export function draw(questions: readonly store.Found[], wish: Understanding['wish'], seed: string): string[] {
  const { publishMin, wanted } = BALANCE.pool;
  const drawn = shuffled(questions, randomFrom(`${seed}:library`));
  if (wish === null) return drawn.slice(0, wanted).map(({ id }) => id);
  const sign = wish === 'easy' ? 1 : -1;
  const half = Math.max(publishMin, Math.ceil(questions.length / 2));
  return drawn
    .toSorted((a, b) => sign * (a.difficulty - b.difficulty))
    .slice(0, Math.min(half, wanted))
    .map(({ id }) => id);
}
