/** A batch of questions has some ten thousand characters; this leaves room for thoughts and waste. */
const MAX_BODY_BYTES = 1024 * 1024;

/** How one exchange went on the wire, whatever is made of its body. */
export type Exchange = {
  /** Absent when no answer came. */
  status?: number;
  retryAfter?: string | undefined;
  /** A connection that stood was cut, which may go better the next time. */
  dropped?: boolean;
  /** What the service did not like about the request, where it says so. */
  complaint?: 'limit' | 'content' | 'other';
};

/** Codes of a connection that ended early; all others (refused, unknown host, bad certificate) stay as they are. */
const DROPPED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function isDropped(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && DROPPED.has(String(cause.code));
}

async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MAX_BODY_BYTES) throw new Error('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Some servers report their usage in a form of their own, which must not cost the answer. */
function withoutOddUsage(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('usage' in parsed)) return body;
    const usage = parsed.usage;
    const counts = typeof usage === 'object' && usage !== null ? Object.values(usage) : ['odd'];
    if (!counts.some((count) => typeof count === 'string')) return body;
    return JSON.stringify({ ...parsed, usage: undefined });
  } catch {
    return body;
  }
}

function complaintIn(body: string): 'limit' | 'content' | 'other' {
  if (/max_(?:completion_)?tokens/u.test(body)) return 'limit';
  return /content_(?:filter|policy)/u.test(body) ? 'content' : 'other';
}

/**
 * A fetch for one call: it follows no redirect, reads at most 1 MiB, and notes in `exchange` how it went. The body
 * of a refusal goes no further, because a service may repeat the request in it, the key included.
 */
export function boundedFetch(exchange: Exchange): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, redirect: 'error' });
      exchange.status = response.status;
      exchange.retryAfter = response.headers.get('retry-after') ?? undefined;
      const body = await bodyOf(response);
      if (response.ok) return new Response(withoutOddUsage(body), { status: 200 });
      exchange.complaint = complaintIn(body);
      return new Response('{}', { status: response.status });
    } catch (error) {
      exchange.dropped = isDropped(error);
      throw error;
    }
  };
}
