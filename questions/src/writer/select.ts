import type { Draft } from '../draft.ts';
import { judgeDraft } from '../gates/judge.ts';
import { sameKey } from '../words/text.ts';
import { count, type Drafted, type QuestionKind, type Rejections } from './drafted.ts';

/** No kind of question takes more than this share of a quiz, where there is a choice. */
const KIND_SHARE: Record<QuestionKind, number> = {
  define: 1,
  meaning: 0.25,
  fact: 1,
  place: 0.7,
  compute: 0.6,
};
/** No level of difficulty takes more than this share at first. */
const LEVEL_SHARE = 0.22;
/** Right answers may be the longest option in this share of the questions. */
const LONGEST_SHARE = 0.3;

const isLongest = (draft: Draft) => draft.others.every((other) => other.length < draft.answer.length);

/** Whether the explanation of one question defines the answer of the other, or what it asks about. */
function tells(one: Draft, other: Draft): boolean {
  const text = one.explanation.toLowerCase();
  const word =
    /^(?:What is|What does the word|Which of these describes|In .+, what does) “?(.+?)”?(?: mean)?\?$/u;
  const subject = (word.exec(other.question)?.[1] ?? other.answer).toLowerCase();
  return (
    text.includes(`${subject}: `) || text.includes(`would be ${subject}.`) || text.includes(`${subject} (`)
  );
}

/** What is taken so far, with the counts that keep a quiz mixed. */
class Taken {
  readonly drafts: Draft[] = [];
  private readonly answers = new Set<string>();
  private readonly kinds = new Map<QuestionKind, number>();
  private readonly levels = new Map<number, number>();
  private longest = 0;

  answered(draft: Draft): boolean {
    return this.answers.has(sameKey(draft.answer));
  }

  /** Whether an explanation gives what a question of the same quiz asks for. */
  tellsOn(draft: Draft): boolean {
    return this.drafts.some((other) => tells(draft, other) || tells(other, draft));
  }

  /** Whether one more of this sort keeps the mix; `loose` leaves the levels aside. */
  fits({ draft, kind }: Drafted, wanted: number, loose: boolean): boolean {
    const level = this.levels.get(draft.difficulty) ?? 0;
    if ((this.kinds.get(kind) ?? 0) >= Math.ceil(wanted * KIND_SHARE[kind])) return false;
    if (
      isLongest(draft) &&
      this.longest + 1 > Math.max(1, (this.drafts.length + 1) * LONGEST_SHARE) &&
      !(loose && this.longest < wanted * LONGEST_SHARE * 0.5)
    )
      return false;
    return loose || level < Math.ceil(wanted * LEVEL_SHARE);
  }

  take({ draft, kind }: Drafted): void {
    this.drafts.push(draft);
    this.answers.add(sameKey(draft.answer));
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    this.levels.set(draft.difficulty, (this.levels.get(draft.difficulty) ?? 0) + 1);
    if (isLongest(draft)) this.longest++;
  }
}

/**
 * The best `wanted` of the candidates that pass every gate, mixed in kind and difficulty, with no answer twice
 * unless numbers or places are asked about. What the gates turn away is counted by reason.
 */
export function select(drafted: readonly Drafted[], wanted: number, rejections: Rejections): Draft[] {
  const taken = new Taken();
  let waiting = [...drafted].sort((a, b) => b.merit - a.merit);
  for (const loose of [false, true]) {
    const later: Drafted[] = [];
    for (const each of waiting) {
      if (taken.drafts.length >= wanted) break;
      if (taken.answered(each.draft)) {
        if (!loose) count(rejections, 'repeated_answer');
        continue;
      }
      if (!taken.fits(each, wanted, loose) || (!loose && taken.tellsOn(each.draft))) {
        if (loose) count(rejections, 'quota');
        else later.push(each);
        continue;
      }
      const judgement = judgeDraft(each.draft, { accepted: taken.drafts });
      if (judgement.ok) taken.take(each);
      else count(rejections, judgement.reason);
    }
    waiting = later;
  }
  return taken.drafts;
}
