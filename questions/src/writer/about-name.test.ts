import { expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { givenByName, namesProperly } from './about-name.ts';

it.each([
  ['Paris', 'Which river flows through the middle of Paris?', true],
  ['paris', 'Which river flows through the middle of Paris?', true],
  ['The Beatles', 'Which of the Beatles played the drums?', true],
  ['New York', 'In which year did New York get its first underground railway?', true],
  ['Flies', 'Which bird flies from pole to pole each year?', false],
  ['flies', 'Flies have how many wings?', false],
  ['Tables', 'What did the king have beside the round tables?', false],
  ['Par', 'Which river flows through the middle of Paris?', false],
  ['Jupiter', 'Which planet is known for its Great Red Spot?', true],
])('of %j in %j: %s', (name, question, speaks) => {
  expect(namesProperly(makeDraft({ question }), name)).toBe(speaks);
});

it.each([
  ['Playing cards', 'Playing cards', true],
  ['playing card', 'Playing cards', true],
  ['New Zealand', 'new zealand', true],
  ['Churches', 'Church', true],
  ['Zealand', 'New Zealand', false],
  ['Jupiter', 'Planets', false],
])('the answer %j is given by the name %j: %s', (answer, name, given) => {
  expect(givenByName(makeDraft({ answer }), name)).toBe(given);
});
