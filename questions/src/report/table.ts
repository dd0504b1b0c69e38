import { faultsOf, LEVELS, playable, type Whole } from './whole.ts';

/** Questions that a topic is meant to have. */
const ENOUGH = 20;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (name: string, value: string | number) => `${name.padEnd(24)}${value}`;

function topicLines(whole: Whole): string[] {
  const some = whole.coverage.filter(({ asked }) => asked > 0).toSorted((a, b) => b.asked - a.asked);
  const lines = some.map(
    ({ topic, home, asked }) =>
      `  ${topic.padEnd(44)}${String(home).padStart(5)}${String(asked).padStart(7)}`,
  );
  return [`  ${'topic'.padEnd(44)}${'home'.padStart(5)}${'asked'.padStart(7)}`, ...lines];
}

/** The measures as a table for a person; `topics` adds a line for each topic. */
export function tableOf(whole: Whole, topics: boolean): string {
  const faults = faultsOf(whole);
  const total = Math.max(1, whole.questions);
  const { question, option, explanation } = whole.lengths;
  return [
    row('questions', whole.questions),
    row(
      'topics',
      `${whole.coverage.length}, ${playable(whole.coverage).length} of them quizzes, ${playable(whole.coverage, ENOUGH).length} with ${ENOUGH} or more questions`,
    ),
    row(
      'levels',
      LEVELS.map((level, i) => `${level}: ${percent((whole.levels[i] ?? 0) / total)}`).join(', '),
    ),
    row('forms', whole.forms.map(([form, n]) => `${form} ${percent(n / total)}`).join(', ')),
    row('right answer longest', percent(whole.longestShare)),
    row('its stored places', whole.places.map(percent).join(', ')),
    row(
      'mean lengths',
      `question ${question.toFixed(0)}, option ${option.toFixed(0)}, explanation ${explanation.toFixed(0)} characters`,
    ),
    row(
      'most named countries',
      whole.countries.map(([name, share]) => `${name} ${percent(share)}`).join(', '),
    ),
    row('years named', whole.decades.map(([name, n]) => `${name} ${n}`).join(', ')),
    row('near-duplicate pairs', whole.duplicates.length),
    row('timers too short', whole.hurried.length),
    ...(topics ? ['', ...topicLines(whole)] : []),
    ...(faults.length > 0 ? ['', 'Faults:', ...faults] : []),
    '',
    faults.length === 0 ? 'The library is sound.' : 'The library is not sound.',
  ].join('\n');
}
