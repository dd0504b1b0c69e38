import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const requestBody = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
});

/** A request as the service sees it. */
export type Received = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: z.output<typeof requestBody>;
  readonly system: string;
  readonly user: string;
};
export type Reply = (response: ServerResponse, received: Received) => void;
/** What the service replies to its n-th request, from 0. */
export type Script = (received: Received, n: number) => Reply;

export type FakeModel = {
  readonly baseUrl: string;
  /** The requests since the last `play`. */
  readonly received: readonly Received[];
  /** Starts over with another script. */
  play(script: Script): void;
  close(): Promise<void>;
};

function receive(url: string, headers: IncomingHttpHeaders, text: string): Received {
  const body = requestBody.parse(JSON.parse(text));
  const of = (role: string) => body.messages.find((message) => message.role === role)?.content ?? '';
  return { url, headers, body, system: of('system'), user: of('user') };
}

/** A service on this machine that speaks the protocol of chat completions, for tests. It says what a script tells it to. */
export async function startFakeModel(): Promise<FakeModel> {
  const received: Received[] = [];
  let script: Script = () => refuses(503);
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const one = receive(request.url ?? '', request.headers, text);
    received.push(one);
    script(one, received.length - 1)(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    play(next) {
      script = next;
      received.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The usual envelope around what the model says; `change` replaces fields of it. */
export function envelope(content: unknown, change: Record<string, unknown> = {}): string {
  return JSON.stringify({
    id: 'answer-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    ...change,
  });
}

/** Replies with a body as it is. */
export function sends(body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** Replies with a status and no more than an error's usual body. */
export function refuses(status: number, headers: Record<string, string> = {}, message = 'no'): Reply {
  return sends(JSON.stringify({ error: { message, type: 'error', code: 'error' } }), headers, status);
}

/** Replies as a model that says this. */
export function says(content: unknown, change: Record<string, unknown> = {}): Reply {
  return sends(envelope(content, change));
}
