import type { OwnQuestion } from '@trivium/contract/workshop';

/** An answer as the owner sees it; `percentage` is null as long as nobody has answered. */
export type AnswerRow = {
  /** The empty text stands for the time that ran out. */
  readonly text: string;
  readonly right: boolean;
  readonly percentage: number | null;
};

/**
 * The four answers, the right one first, and after them the time that ran out, where that happened. While the key is
 * not told, the four in an order that tells nothing.
 */
export function answerRows({
  answer,
  options: shuffled,
  others,
  answered,
  answers,
}: OwnQuestion): AnswerRow[] {
  if (answer === null) return shuffled.map((text) => ({ text, right: false, percentage: null }));
  const shareOf = (text: string) =>
    answered === 0 ? null : (answers.find((one) => one.text === text)?.percentage ?? 0);
  const options = [answer, ...others].map((text, i) => ({ text, right: i === 0, percentage: shareOf(text) }));
  const timeouts = answers.find(({ text, times }) => text === '' && times > 0);
  if (answered === 0 || timeouts === undefined) return options;
  return [...options, { text: '', right: false, percentage: timeouts.percentage }];
}
