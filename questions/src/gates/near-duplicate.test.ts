import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { noNearDuplicate } from './near-duplicate.ts';

const asking = (question: string, answer: string) => makeDraft({ question, answer });

function alike(a: [string, string], b: [string, string]): boolean {
  const one = noNearDuplicate(asking(...a), { accepted: [asking(...b)] });
  const other = noNearDuplicate(asking(...b), { accepted: [asking(...a)] });
  expect(one.ok).toBe(other.ok);
  return !one.ok;
}

describe('noNearDuplicate', () => {
  it.each<[[string, string], [string, string]]>([
    [
      ['Which planet is known for its Great Red Spot?', 'Jupiter'],
      ['Which planet is known for its Great Red Spot?', 'Jupiter'],
    ],
    [
      ['Which planet is known for its Great Red Spot?', 'Jupiter'],
      ['The Great Red Spot is a storm on which planet?', 'Jupiter'],
    ],
    [
      ['What is the capital of Peru?', 'Lima'],
      ['Lima is the capital of which country?', 'Peru'],
    ],
    [
      ['Classic bronze is made by adding which metal to copper?', 'Tin'],
      ['Traditional bronze is an alloy of copper with which other metal?', 'Tin'],
    ],
    [
      [
        'Olympus Mons, the tallest volcano in the Solar System, towers 22 km over the plains of which planet?',
        'Mars',
      ],
      ['What is the tallest volcano in the Solar System called?', 'Olympus Mons'],
    ],
  ])('%j is %j', (a, b) => {
    expect(alike(a, b)).toBe(true);
  });

  it.each<[[string, string], [string, string]]>([
    [
      ['What is the capital of Peru?', 'Lima'],
      ['What is the capital of Chad?', "N'Djamena"],
    ],
    [
      ['What is the chemical symbol of gold?', 'Au'],
      ['What is the chemical symbol of silver?', 'Ag'],
    ],
    [
      ['Which country won the football World Cup in 1998?', 'France'],
      ['Which country won the football World Cup in 2002?', 'Brazil'],
    ],
    [
      ['Which planet is known for its Great Red Spot?', 'Jupiter'],
      ['Which planet did the Galileo probe circle from 1995?', 'Jupiter'],
    ],
    [
      ['Who wrote the novel "Emma"?', 'Jane Austen'],
      ['Who wrote the novel "Middlemarch"?', 'George Eliot'],
    ],
  ])('%j is not %j', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });

  it('has nothing against the first of a set', () => {
    expect(noNearDuplicate(makeDraft(), { accepted: [] }).ok).toBe(true);
  });
});
