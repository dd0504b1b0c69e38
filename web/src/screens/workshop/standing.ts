import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion, OwnQuestions } from '@trivium/contract/workshop';
import { BALANCE } from '@trivium/rules/balance';

/** How many of the questions are asked. */
export const activeCount = (questions: readonly Pick<OwnQuestion, 'status'>[]) =>
  questions.filter(({ status }) => status === 'active').length;

type Standing = {
  readonly play: boolean;
  /** `tooFew` where it would be offered but for the number of questions. */
  readonly publish: 'offered' | 'tooFew' | 'absent';
  readonly withdraw: boolean;
  readonly rewrite: boolean;
  /** `played` where results would lose what they are about. */
  readonly remove: 'offered' | 'played' | 'absent';
};

const WRITING: Standing = {
  play: false,
  publish: 'absent',
  withdraw: false,
  rewrite: false,
  remove: 'absent',
};

function publishing(data: Pick<OwnQuestions, 'questions' | 'publishMin'>): Standing['publish'] {
  if (data.questions.length === 0) return 'absent';
  return activeCount(data.questions) < data.publishMin ? 'tooFew' : 'offered';
}

/** What the owner can do with a quiz as a whole in the state it is in. The server judges again. */
export function standingOf(
  data: Pick<OwnQuestions, 'questions' | 'publishMin'> & {
    category: Pick<Category, 'status' | 'completionCount'>;
  },
): Standing {
  const { status, completionCount } = data.category;
  if (status === 'generating') return WRITING;
  const ready = status === 'ready';
  return {
    play: ready,
    publish: ready ? 'absent' : publishing(data),
    withdraw: ready,
    // A full quiz is not written any fuller.
    rewrite: !ready && activeCount(data.questions) < BALANCE.pool.wanted,
    remove: completionCount > 0 ? 'played' : 'offered',
  };
}
