import type { OwnQuestion } from '@trivium/contract/workshop';

/** Which questions are on show: all, those that wait for the owner's decision, or those taken out of play. */
export const FILTERS = ['all', 'needsYou', 'retired'] as const;
export type Filter = (typeof FILTERS)[number];

/**
 * Whether players' reports wait for the owner. A hidden question waits also when who reported it is gone. What is said
 * of a question of the library is not the owner's to decide.
 */
export const needsDecision = ({
  status,
  reports,
  shared,
}: Pick<OwnQuestion, 'status' | 'reports' | 'shared'>) =>
  !shared && (reports.length > 0 || status === 'hidden');

const PASSES: Record<Filter, (question: OwnQuestion) => boolean> = {
  all: () => true,
  needsYou: needsDecision,
  retired: ({ status }) => status === 'retired',
};

/** The questions that a filter lets pass. */
export function filtered(questions: readonly OwnQuestion[], filter: Filter): OwnQuestion[] {
  return questions.filter(PASSES[filter]);
}

// Case and accents are no reason not to find something.
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The questions in whose texts all the words of a search occur. */
export function searched(questions: readonly OwnQuestion[], search: string): OwnQuestion[] {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...questions];
  return questions.filter(({ question, options, explanation }) => {
    const told = plain([question, ...options, explanation ?? ''].join('\n'));
    return words.every((word) => told.includes(word));
  });
}
