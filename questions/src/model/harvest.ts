import type { Draft } from '../draft.ts';
import { sift } from '../gates/judge.ts';
import { longestAnswerFindings } from '../gates/set.ts';
import { unfitness } from './fit.ts';
import type { LineDeps } from './line.ts';
import { type Batch, MAX_NAME } from './prompt.ts';
import { cut, quoted } from './quote.ts';
import { type ModelRejections, tally } from './reasons.ts';
import type { ModelLimits } from './settings.ts';

export type ModelRequest = LineDeps & {
  /** The subject as the player typed it: text of a stranger. */
  readonly name: string;
  /** What it was taken for, in our words: 'Python, the programming language'. */
  readonly subject: string | undefined;
  /** How many questions are to be added to those of `before`. */
  readonly wanted: number;
  /** Questions that the quiz has already, which are not to be asked again. */
  readonly before: readonly Draft[];
  /** Questions of people on the same or a near subject, which show how one is composed. */
  readonly examples?: readonly Draft[];
  /** Told all questions accepted so far, each time that there are more. */
  readonly onProgress: (accepted: readonly Draft[]) => Promise<void>;
  readonly limits?: Partial<ModelLimits>;
};

/** More than these would make the request longer than what it asks for; the gates know them all. */
const MAX_ASKED = 80;
const MAX_ASKED_CHARACTERS = 110;
/** Enough to show several forms. */
const MAX_EXAMPLES = 5;
/** Some questions are lost on the way. */
const SURPLUS = 1.3;
const MIN_BATCH = 3;

/** The questions of one job as they grow. */
export class Harvest {
  readonly accepted: Draft[] = [];
  readonly rejected: ModelRejections = {};
  private readonly request: ModelRequest;

  constructor(request: ModelRequest) {
    this.request = request;
  }

  get missing(): number {
    return this.request.wanted - this.accepted.length;
  }

  batch(turn: number, size: number): Batch {
    const { name, subject, before, examples = [] } = this.request;
    const asked = [...before, ...this.accepted].slice(-MAX_ASKED);
    const facts = asked.map((draft) => cut(`${draft.question} ${draft.answer}`, MAX_ASKED_CHARACTERS));
    return {
      subject: quoted({ name: cut(name, MAX_NAME), meaning: subject ?? null }),
      asked: quoted(facts),
      examples: quoted(examples.slice(0, MAX_EXAMPLES)),
      size: Math.min(size, Math.max(MIN_BATCH, Math.ceil(this.missing * SURPLUS))),
      turn,
      longest: longestAnswerFindings(asked).length > 0,
    };
  }

  /** Those of a batch that pass every gate beside what the quiz has. */
  sound(drafts: readonly Draft[], apiKey: string | undefined): Draft[] {
    const fit = drafts.filter((draft) => {
      const reason = unfitness(draft, apiKey);
      if (reason !== undefined) tally(this.rejected, reason);
      return reason === undefined;
    });
    const { accepted, rejected } = sift(fit, [...this.request.before, ...this.accepted]);
    for (const { rejections } of rejected) if (rejections[0]) tally(this.rejected, rejections[0].reason);
    return accepted;
  }

  async add(drafts: readonly Draft[]): Promise<void> {
    const added = drafts.slice(0, this.missing);
    if (added.length === 0) return;
    this.accepted.push(...added);
    await this.request.onProgress([...this.accepted]);
  }
}
