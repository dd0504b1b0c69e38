import { type Category, call } from './api.ts';
import { expect } from './fixtures.ts';
import type { LibraryQuestion } from './library.ts';
import { WRITTEN } from './news.ts';
import { csvOf } from './question-files.ts';

/** A question as its owner gets it from the API. */
export type OwnQuestion = {
  readonly _id: string;
  readonly question: string;
  /** Whether the library owns it; its key is null then. */
  readonly shared: boolean;
  readonly answer: string | null;
  readonly others: readonly string[];
  readonly explanation: string | null;
  readonly difficulty: number;
  readonly timerInSeconds: number;
  readonly status: string;
};

/** Who does it, and where. */
export type Actor = { readonly origin: string; readonly token: string };

/** Creates a quiz of this name. Gives its id at once, while it is still to be written. */
export async function createQuiz({ origin, token }: Actor, name: string, sense?: string): Promise<string> {
  const body = sense === undefined ? { name } : { name, sense };
  const line = 'POST /api/categories/createCategory';
  const { category } = await call<{ category: Category }>(origin, line, { token, body });
  return category._id;
}

/** Waits until an own quiz is no longer being written, and expects that it has come out so. */
export async function writtenAs({ origin, token }: Actor, id: string, status: string): Promise<void> {
  const now = async () => (await call<Category>(origin, `GET /api/categories/${id}`, { token })).status;
  await expect.poll(now, WRITTEN).not.toBe('generating');
  expect(await now()).toBe(status);
}

/** All questions of an own quiz, the oldest first. */
export async function ownQuestions({ origin, token }: Actor, id: string): Promise<OwnQuestion[]> {
  const line = `GET /api/categories/${id}/questions`;
  return (await call<{ questions: OwnQuestion[] }>(origin, line, { token })).questions;
}

/** A quiz of a name that nobody can write about, with no questions. */
export async function emptyQuiz(owner: Actor, name: string): Promise<string> {
  const id = await createQuiz(owner, name);
  await writtenAs(owner, id, 'failed');
  return id;
}

/** The same, with questions of its owner, and published. */
export async function publishedQuiz(
  owner: Actor,
  name: string,
  questions: readonly LibraryQuestion[],
): Promise<string> {
  const { origin, token } = owner;
  const id = await emptyQuiz(owner, name);
  const body = { fileName: 'questions.csv', content: csvOf(questions).toString('base64') };
  await call(origin, `POST /api/categories/${id}/import`, { token, body });
  await call(origin, `POST /api/categories/${id}/publish`, { token });
  return id;
}

/** Retires the first questions of an own quiz. */
export async function retireFirst(owner: Actor, id: string, count: number): Promise<void> {
  for (const { _id } of (await ownQuestions(owner, id)).slice(0, count)) {
    const body = { status: 'retired' };
    await call(owner.origin, `POST /api/questions/${_id}/status`, { token: owner.token, body });
  }
}
