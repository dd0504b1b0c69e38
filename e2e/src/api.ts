import { libraryQuestion } from './library.ts';

type Call = { readonly body?: unknown; readonly token?: string };

/**
 * Makes a call to the running product as a client of its own would.
 * @throws with the answer when it is an error
 */
export async function call<T>(origin: string, line: string, { body, token }: Call = {}): Promise<T> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${line} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export type Player = {
  readonly token: string;
  readonly user: { readonly alias: string; readonly avatar: number; readonly userType: string };
};

export function newGuest(origin: string): Promise<Player> {
  return call(origin, 'POST /api/users/guestLogin');
}

export const PASSWORD = 'three roads meet';

let registered = 0;

/** What a new player types to register; no two are the same. */
export function newAccount() {
  registered += 1;
  const name = `p${process.pid}x${registered}`;
  return { alias: `Ada ${name}`, email: `${name}@example.org`, age: 36, password: PASSWORD };
}

/** A registered player, logged in. */
export async function newPlayer(origin: string): Promise<Player & { email: string }> {
  const account = newAccount();
  await call(origin, 'POST /api/users/register', { body: account });
  const { email, password } = account;
  const player = await call<Player>(origin, 'POST /api/users/login', { body: { email, password } });
  return { ...player, email };
}

export type Category = {
  readonly _id: string;
  readonly name: string;
  readonly description: string;
  readonly completionCount: number;
  readonly averageRating: number;
  readonly difficulty: string;
  readonly status: string;
  readonly createdBy: string | null;
  readonly field: string | null;
  readonly section: string | null;
};

/** The category of this name, as any player sees it; the built-in one where players have made others. */
export async function categoryNamed(origin: string, token: string, name: string): Promise<Category> {
  const path = `GET /api/categories?search=${encodeURIComponent(name)}`;
  const named = (await call<Category[]>(origin, path, { token })).filter((one) => one.name === name);
  const found = named.find(({ createdBy }) => createdBy === null) ?? named[0];
  if (found === undefined) throw new Error(`There is no category “${name}”.`);
  return found;
}

type Next = { question: { _id: string; question: string; answers: string[] } | null };

/**
 * Starts a quiz, or resumes it, and answers its next questions.
 * @param verdicts for each question whether it is answered right
 * @returns the token of the quiz
 */
export async function answerQuestions(
  origin: string,
  token: string,
  categoryId: string,
  verdicts: readonly boolean[],
): Promise<string> {
  const started = await call<{ token: string }>(origin, 'POST /api/startQuiz', {
    token,
    body: { categoryId },
  });
  for (const right of verdicts) {
    const { question } = await call<Next>(origin, `GET /api/nextQuestion/${started.token}`, { token });
    if (question === null) throw new Error('The quiz has no question left.');
    const correct = libraryQuestion(question.question).answer;
    const answer = right ? correct : question.answers.find((other) => other !== correct);
    const body = { answer, questionId: question._id };
    await call(origin, `POST /api/answerQuestion/${started.token}`, { token, body });
  }
  return started.token;
}

/** Plays a whole quiz with so many right answers, and finishes it. */
export async function playQuiz(
  origin: string,
  token: string,
  categoryId: string,
  right: number,
): Promise<void> {
  const verdicts = Array.from({ length: 10 }, (_, index) => index < right);
  const quizToken = await answerQuestions(origin, token, categoryId, verdicts);
  await call(origin, `POST /api/categories/${categoryId}/completion`, { token, body: { quizToken } });
}
