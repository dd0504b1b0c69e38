import type { Draft } from '../draft.ts';
import { examOf } from './exam.ts';
import { Harvest, type ModelRequest } from './harvest.ts';
import { Line } from './line.ts';
import { type Batch, writingPrompt } from './prompt.ts';
import { readAnswers } from './read-answers.ts';
import { readBatch } from './read-batch.ts';
import { type ModelRejections, tally } from './reasons.ts';
import { rescueJson } from './rescue-json.ts';
import { DEFAULT_LIMITS, type ModelSettings, type Stopped } from './settings.ts';

export type ModelOutcome = {
  /** At most `wanted`, each sound by the gates and confirmed by a second reading. */
  readonly questions: readonly Draft[];
  readonly rejected: ModelRejections;
  readonly stopped: Stopped;
  /** Spent, by what the service reports, estimated where that is absent or absurd. */
  readonly tokens: number;
  /** The last failure of the service for the operator's log, such as 'busy 503'; holds nothing that the service said. */
  readonly trouble: string | undefined;
};

/** So many batches in a row may add nothing. */
const MAX_IDLE = 2;
/** Lets the model answer drafts without their key; gives those on which it agrees, or why it could not be asked. */
async function confirmed(line: Line, drafts: readonly Draft[], harvest: Harvest, random: () => number) {
  const exam = examOf(drafts, random);
  const answer = await line.ask(exam.prompt);
  if (!answer.ok) return answer.stopped;
  const verdicts = readAnswers(rescueJson(answer.text), exam.key);
  return drafts.filter((_, i) => {
    const verdict = verdicts[i] ?? 'unsure';
    if (verdict !== 'agrees') tally(harvest.rejected, verdict);
    return verdict === 'agrees';
  });
}

/** Writes, gates and confirms one batch; gives the reason to stop, if there is one. */
async function writeBatch(
  line: Line,
  harvest: Harvest,
  batch: Batch,
  { apiKey, random }: { apiKey: string | undefined; random: () => number },
): Promise<Stopped | undefined> {
  const answer = await line.ask(writingPrompt(batch));
  if (!answer.ok) return answer.stopped;
  const written = readBatch(rescueJson(answer.text), batch.size * 2);
  tally(harvest.rejected, 'malformed', written.malformed);
  if (written.refused || (answer.filtered && written.drafts.length === 0)) return 'refused';
  const sound = harvest.sound(written.drafts, apiKey);
  if (sound.length === 0) return undefined;
  const kept = await confirmed(line, sound, harvest, random);
  if (typeof kept === 'string') return kept;
  await harvest.add(kept);
  return undefined;
}

/**
 * Lets a language model write questions on a subject, batch by batch, until there are `wanted` or something ends
 * it. Nothing that the model says is trusted: each question is parsed, gated and answered once more without its
 * key. What was accepted before a failure is given back; rejects only when a callback of the caller does.
 */
export async function writeWithModel(settings: ModelSettings, request: ModelRequest): Promise<ModelOutcome> {
  const limits = { ...DEFAULT_LIMITS, ...request.limits };
  const line = new Line(settings, limits, request);
  const harvest = new Harvest(request);
  const secrets = { apiKey: settings.apiKey, random: request.random };
  let stopped: Stopped | undefined;
  for (let [turn, idle] = [0, 0]; stopped === undefined && harvest.missing > 0; turn++) {
    const before = harvest.accepted.length;
    stopped = await writeBatch(line, harvest, harvest.batch(turn, limits.batch), secrets);
    idle = harvest.accepted.length > before ? 0 : idle + 1;
    if (idle >= MAX_IDLE) stopped ??= 'fruitless';
  }
  const { accepted: questions, rejected } = harvest;
  return { questions, rejected, stopped: stopped ?? 'enough', tokens: line.tokens, trouble: line.trouble };
}
