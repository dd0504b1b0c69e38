import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { libraryQuestion, soundQuestions } from './library.ts';

const BATCH = 10;
const BATCHES = 4;

/** The line of a second reading, in which questions are answered without their key, after which they stand. */
const EXAM = 'QUESTIONS\n';

type Message = { readonly role: string; readonly content: string };
type Examined = { readonly number: number; readonly question: string } & Record<string, string>;

/** What the language model says; the product is to take it for a real one. */
export interface FakeModel {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string;
  /** Starts over: it writes forty questions, but each ten of them only once it is told to go on. */
  writeWhenTold(): void;
  /** Lets it write the next ten. */
  goOn(): void;
  /** Starts over: it takes no name for a subject. */
  refuse(): void;
  close(): Promise<void>;
}

async function userText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { messages } = JSON.parse(text) as { messages: Message[] };
  return messages.find(({ role }) => role === 'user')?.content ?? '';
}

/** The answers of a model that knows the library. */
function answersTo(exam: string): unknown {
  const answers = (JSON.parse(exam) as Examined[]).map((asked) => ({
    number: asked.number,
    letter: ['A', 'B', 'C', 'D'].find((letter) => asked[letter] === libraryQuestion(asked.question).answer),
    sure: true,
  }));
  return { answers };
}

function envelope(said: unknown): string {
  const message = { role: 'assistant', content: JSON.stringify(said) };
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  return JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'fake', choices, usage });
}

/** Starts a service on this machine that speaks the protocol of chat completions. */
export async function startFakeModel(): Promise<FakeModel> {
  const questions = soundQuestions(BATCH * BATCHES);
  let turns: PromiseWithResolvers<void>[] = [];
  let written = 0;
  let told = 0;

  async function nextBatch(): Promise<unknown> {
    const at = written++;
    const turn = turns[at];
    if (turn === undefined) return { refused: turns.length === 0, questions: [] };
    await turn.promise;
    return { refused: false, questions: questions.slice(at * BATCH, (at + 1) * BATCH) };
  }

  const server = createServer(async (request, response) => {
    const [, exam] = (await userText(request)).split(EXAM);
    const said = exam === undefined ? await nextBatch() : answersTo(exam);
    response.setHeader('content-type', 'application/json').end(envelope(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const startOver = (batches: number) => {
    turns = Array.from({ length: batches }, () => Promise.withResolvers<void>());
    written = 0;
    told = 0;
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    writeWhenTold: () => startOver(BATCHES),
    goOn: () => turns[told++]?.resolve(),
    refuse: () => startOver(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
