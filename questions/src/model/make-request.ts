import type { Draft } from '../draft.ts';
import { makeDraft } from '../make-draft.ts';
import type { ModelRequest } from './harvest.ts';

/** A sound request for tests, with what a test changes about it. Its budget has no end, and its clock stands still. */
export function makeRequest(change: Partial<ModelRequest> = {}): ModelRequest {
  return {
    name: 'Planets',
    subject: 'Planets of the Solar System',
    wanted: 5,
    before: [],
    allow: async () => true,
    spent: async () => undefined,
    onProgress: async () => undefined,
    signal: new AbortController().signal,
    random: () => 0.4,
    now: () => 1_700_000_000_000,
    ...change,
    limits: { callMs: 2_000, retryMs: 1, ...change.limits },
  };
}

const MOONS: readonly (readonly [string, string])[] = [
  ['Titan', 'Saturn'],
  ['Triton', 'Neptune'],
  ['Phobos', 'Mars'],
  ['Callisto', 'Jupiter'],
  ['Miranda', 'Uranus'],
  ['Charon', 'Pluto'],
];
const EXPLANATIONS = [
  'A probe named Huygens landed there in 2005 and sent pictures of pebbles of ice.',
  'It goes round against the spin of its world, so it was probably captured long ago.',
  'It rises in the west and sets in the east, more than twice within a single local day.',
  'Craters cover nearly all of it, for its icy crust has hardly moved in four billion years.',
  'Cliffs of twenty kilometres stand on it, among the highest that anybody has measured.',
  'The two keep the same face towards each other, like dancers who hold hands.',
];

/** Sound questions for tests, up to six, no two of them alike. */
export function moonDrafts(count: number): Draft[] {
  return MOONS.slice(0, count).map(([moon, planet], i) =>
    makeDraft({
      question: `Around which world does the moon ${moon} travel?`,
      answer: planet,
      others: toThree(MOONS.map(([, other]) => other).filter((other) => other !== planet)),
      explanation: EXPLANATIONS[i] ?? '',
      difficulty: i + 2,
    }),
  );
}

function toThree(names: readonly string[]): Draft['others'] {
  const [a = '', b = '', c = ''] = names;
  return [a, b, c];
}
