import { setTimeout as sleep } from 'node:timers/promises';
import { type Attempt, ask, type Manners } from './ask.ts';
import type { Prompt } from './prompt.ts';
import type { ModelLimits, ModelSettings, Stopped } from './settings.ts';
import { estimatedTokens } from './usage.ts';

/** What a line needs of its caller; times are milliseconds since 1970. */
export type LineDeps = {
  readonly allow: (tokens: number) => Promise<boolean>;
  readonly spent: (tokens: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly random: () => number;
  readonly now: () => number;
};

export type Answer =
  | { readonly ok: true; readonly text: string; readonly filtered: boolean }
  | { readonly ok: false; readonly stopped: Stopped };

const stop = (stopped: Stopped): Answer => ({ ok: false, stopped });

/** A failed call is repeated so many times; one that hung costs too much time to be repeated twice. */
const MAX_RETRIES = 2;
const WEIGHT = { busy: 1, broken: 1, cut: 2 } as const;

/** The way to a model for the length of one job: repeats what may go better, and ends when time or budget do. */
export class Line {
  /** Tokens of all calls so far. */
  tokens = 0;
  /** The last failure in a word or two for the operator, such as 'unreachable 401'; of our own words only. */
  trouble: string | undefined;
  private calls = 0;
  private manners: Manners = { structured: true, limit: 'max_tokens' };
  private readonly settings: ModelSettings;
  private readonly limits: ModelLimits;
  private readonly deps: LineDeps;
  private readonly deadline: number;

  constructor(settings: ModelSettings, limits: ModelLimits, deps: LineDeps) {
    this.settings = settings;
    this.limits = limits;
    this.deps = deps;
    this.deadline = deps.now() + limits.totalMs;
  }

  private get left(): number {
    return this.deadline - this.deps.now();
  }

  /** Why no further call may be made, or undefined when one may. */
  private async barred(prompt: Prompt): Promise<Stopped | undefined> {
    if (this.deps.signal.aborted) return 'aborted';
    if (this.left <= 0) return 'time';
    if (this.calls >= this.limits.maxCalls) return 'budget';
    const sent = estimatedTokens(prompt.system.length + prompt.user.length);
    if (!(await this.deps.allow(sent + prompt.expected))) return 'budget';
    return undefined;
  }

  private async attempt(prompt: Prompt): Promise<Attempt> {
    this.calls++;
    const capMs = Math.ceil(Math.min(this.limits.callMs, Math.max(1, this.left)));
    const { signal } = this.deps;
    const attempt = await ask(this.settings, this.manners, prompt, { signal, capMs });
    this.tokens += attempt.tokens;
    if (attempt.kind !== 'text') this.trouble = [attempt.kind, attempt.status].join(' ').trim();
    await this.deps.spent(attempt.tokens);
    return attempt;
  }

  /** Learns from a refusal of the request itself; false when there is nothing left to leave out. */
  private learn(about: 'limit' | 'other'): boolean {
    const { structured, limit } = this.manners;
    if (about === 'limit' && limit !== undefined) {
      this.manners = { structured, limit: limit === 'max_tokens' ? 'max_completion_tokens' : undefined };
      return true;
    }
    this.manners = { structured: false, limit };
    return structured;
  }

  /** Waits before a call is repeated, as long as the service asks; false when the time does not last. */
  private async wait(failures: number, retryAfter: string | undefined): Promise<boolean> {
    const ms = askedWait(retryAfter, this.deps.now()) ?? this.limits.retryMs * 2 ** (failures - 1);
    // Those who were turned away together do not come back together.
    const spread = ms * (1 + this.deps.random() / 4);
    if (spread >= this.left) return false;
    await sleep(spread, undefined, { signal: this.deps.signal }).catch(() => undefined);
    return true;
  }

  /** Asks until there is an answer or a reason to stop. Rejects only when `allow` or `spent` do. */
  async ask(prompt: Prompt): Promise<Answer> {
    let failures = 0;
    for (;;) {
      const bar = await this.barred(prompt);
      if (bar) return stop(bar);
      const attempt = await this.attempt(prompt);
      if (this.deps.signal.aborted) return stop('aborted');
      if (attempt.kind === 'text') return { ok: true, text: attempt.text, filtered: attempt.filtered };
      if (attempt.kind === 'unreachable') return stop('unreachable');
      if (attempt.kind === 'manner') {
        if (this.learn(attempt.about)) continue;
        return stop('unreachable');
      }
      if (attempt.kind === 'cut' && this.left <= 0) return stop('time');
      failures += WEIGHT[attempt.kind];
      if (failures > MAX_RETRIES) return stop('unreachable');
      const retryAfter = attempt.kind === 'busy' ? attempt.retryAfter : undefined;
      if (!(await this.wait(failures, retryAfter))) return stop('unreachable');
    }
  }
}

/** Milliseconds of a Retry-After, which is in seconds or a date; undefined where it says nothing sensible. */
function askedWait(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
