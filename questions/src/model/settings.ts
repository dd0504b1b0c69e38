/** Where the language model answers and under which name; the key leaves this room only as a request header. */
export type ModelSettings = {
  /** Address of an OpenAI-compatible service, up to and with its version: 'https://host/v1'. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

/** How far one quiz may go. Times are milliseconds. */
export type ModelLimits = {
  /** Questions asked for in one call. */
  readonly batch: number;
  /** Time cap of one call, answer included. */
  readonly callMs: number;
  /** Time cap of the whole. */
  readonly totalMs: number;
  /** Requests sent at most, repeated ones included. */
  readonly maxCalls: number;
  /** The first wait before a failed call is repeated, where the service names none; it doubles each time. */
  readonly retryMs: number;
};

/** Enough for 40 questions with a slow service. */
export const DEFAULT_LIMITS: ModelLimits = {
  batch: 10,
  callMs: 90_000,
  totalMs: 300_000,
  maxCalls: 24,
  retryMs: 1_000,
};

/**
 * Why the writing ended: enough questions; the time is up; the budget or the number of calls is used up; the
 * service does not answer as it should; the model says that this is no subject for a quiz; two batches in a row
 * added nothing; the caller has no more use for it.
 */
export type Stopped = 'enough' | 'time' | 'budget' | 'unreachable' | 'refused' | 'fruitless' | 'aborted';
