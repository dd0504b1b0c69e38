import { boundedFetch, type Exchange } from './bounded-fetch.ts';
import type { Prompt } from './prompt.ts';
import type { ModelSettings } from './settings.ts';
import { estimatedTokens, tokensOf } from './usage.ts';

/** What a service turned out to understand; learnt from its refusals. */
export type Manners = {
  /** Whether it takes a shape for its answer. */
  readonly structured: boolean;
  /** By which name it takes the bound of its answer. */
  readonly limit: 'max_tokens' | 'max_completion_tokens' | undefined;
};

/** How one request ended, with the tokens it took. Nothing of what the service said is in it but the answer itself. */
export type Attempt = { readonly tokens: number; readonly status?: number | undefined } & (
  | { readonly kind: 'text'; readonly text: string; readonly filtered: boolean }
  | { readonly kind: 'manner'; readonly about: 'limit' | 'other' }
  | { readonly kind: 'busy'; readonly retryAfter: string | undefined }
  | { readonly kind: 'broken' | 'unreachable' | 'cut' }
);

function renamed(body: Record<string, unknown>, limit: Manners['limit']): Record<string, unknown> {
  const { max_tokens, ...rest } = body;
  return limit === undefined ? rest : { ...rest, [limit]: max_tokens };
}

/** Loaded with the first call: an installation without a model does without these 30 MB. */
async function loadSdk() {
  const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { generateText, Output, createOpenAICompatible };
}

async function generate(
  { generateText, Output, createOpenAICompatible }: Awaited<ReturnType<typeof loadSdk>>,
  settings: ModelSettings,
  manners: Manners,
  prompt: Prompt,
  signal: AbortSignal,
  exchange: Exchange,
) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => renamed(body, manners.limit),
    fetch: boundedFetch(exchange),
  });
  // The shape is for the service only: the text comes back as it is, and our own schema reads it.
  const { name, schema } = prompt.shape;
  const format = Promise.resolve({ type: 'json' as const, name, schema });
  return await generateText({
    model: provider(settings.model),
    instructions: prompt.system,
    prompt: prompt.user,
    maxOutputTokens: prompt.ceiling,
    output: manners.structured ? { ...Output.text(), responseFormat: format } : Output.text(),
    maxRetries: 0,
    abortSignal: signal,
  });
}

/** What became of a request that gave no answer. */
function failure({ status, retryAfter, dropped, complaint }: Exchange, sent: number): Attempt {
  if (dropped) return { kind: 'broken', tokens: sent };
  if (status === undefined) return { kind: 'unreachable', tokens: 0 };
  if (status === 408 || status === 429 || status >= 500) return { kind: 'busy', retryAfter, tokens: 0 };
  if (status === 400 || status === 422) {
    if (complaint === 'content') return { kind: 'text', text: '', filtered: true, tokens: 0 };
    return { kind: 'manner', about: complaint ?? 'other', tokens: 0 };
  }
  return status < 300 ? { kind: 'broken', tokens: sent } : { kind: 'unreachable', tokens: 0 };
}

/**
 * Sends one request, for at most `capMs` milliseconds. Never throws: whatever a service, the network or the SDK does becomes an attempt, because their
 * errors may carry the request with its key. 'cut' is for what `signal` or the cap ended.
 */
export async function ask(
  settings: ModelSettings,
  manners: Manners,
  prompt: Prompt,
  bounds: { readonly signal: AbortSignal; readonly capMs: number },
): Promise<Attempt> {
  const sdk = await loadSdk();
  const signal = AbortSignal.any([bounds.signal, AbortSignal.timeout(bounds.capMs)]);
  const exchange: Exchange = {};
  const characters = prompt.system.length + prompt.user.length;
  try {
    const result = await generate(sdk, settings, manners, prompt, signal, exchange);
    const { text, usage, finishReason } = result;
    const thought = result.reasoningText?.length ?? 0;
    const tokens = tokensOf(usage, characters + text.length + thought);
    return { kind: 'text', text, filtered: finishReason === 'content-filter', tokens };
  } catch {
    const sent = estimatedTokens(characters);
    if (signal.aborted) return { kind: 'cut', tokens: sent };
    return { ...failure(exchange, sent), status: exchange.status };
  }
}
