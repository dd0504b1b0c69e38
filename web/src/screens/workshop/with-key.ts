import type { OwnQuestion } from '@trivium/contract/workshop';

/** A question as it is listed, with the key that was told of this very wording of it. */
export function withKey(listed: OwnQuestion, told: OwnQuestion | null): OwnQuestion {
  if (listed.answer !== null || told === null || told.revision !== listed.revision) return listed;
  const { answer, others, explanation, answers } = told;
  return { ...listed, answer, others, explanation, answers };
}
