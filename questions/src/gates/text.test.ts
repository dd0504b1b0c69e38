import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { noArtifacts } from './artifact.ts';
import { tellingExplanation } from './explanation.ts';
import { timeless } from './stale.ts';

const ALONE = { accepted: [] };

describe('timeless', () => {
  const passes = (text: string) =>
    [makeDraft({ question: text }), makeDraft({ explanation: text })].map((d) => timeless(d, ALONE).ok);

  it.each([
    'Who is currently the president of France?',
    'Which club is the current champion of Europe?',
    'Which country is today the most populous?',
    'Today, which language has the most speakers?',
    "What is today's record for the long jump?",
    'Today France has how many regions?',
    'Which is the latest version of Python?',
    'As of now, how many countries are in the union?',
    'How many films of the series have been made so far?',
    'Which planet was recently visited by a probe?',
    'Nowadays which metal is used for coins?',
    'How many people have walked on the Moon to date?',
    'Which is the most recent of these wars?',
    'Which monarch is still reigning in this country?',
    'Who will host the games next year?',
    'Which is the highest-grossing film ever, the most successful one ever?',
    'Who holds the record for the long jump?',
    'Who holds the world record in the marathon?',
    'Who is the all-time top scorer of the league?',
  ])('goes out of date: %s', (text) => {
    expect(passes(text)).toEqual([false, false]);
  });

  it.each([
    'The great amphitheatre of Rome is known today by what name?',
    "The city of Petra, in today's Jordan, was the capital of which people?",
    'Troy lay in what is today Turkey; who dug there?',
    'Which city, today called Oslo, was Christiania?',
    'As of the 2022 World Cup, which country holds the record for titles won?',
    'In 1968 Bob Beamon set which record, the longest jump ever made?',
    'Which ocean current warms western Europe?',
    'Which general died in the last year of the war?',
    'Which gas is lit at the moment of take-off?',
    'Which of the largest cities of Gaul has been a port ever since?',
    'What does a fuse do when the electric current grows too strong?',
    'Why did Napoleon march so far east in that year?',
    'At the latest, when does a quorum have to be there?',
    'Which number did monks use to date events in their history?',
    'Which of these birds can hardly ever fly?',
    'Which is the largest island of the Mediterranean?',
    'Which of these still stands on its old foundations?',
  ])('stays true: %s', (text) => {
    expect(passes(text)).toEqual([true, true]);
  });

  it('lets a wrong option be what it likes', () => {
    expect(timeless(makeDraft({ others: ['USA Today', 'Time', 'Life'] }), ALONE).ok).toBe(true);
  });
});

describe('tellingExplanation', () => {
  const judged = (explanation: string) => tellingExplanation(makeDraft({ explanation }), ALONE);

  it.each([
    'The storm is wider than the Earth and has been watched since the 1830s.',
    'It weighs about two and a half times as much as all the other planets put together.',
    'Right-handed coils of cloud turn round it in about six days.',
    'Jupiter has at least 90 moons.',
  ])('teaches: %s', (explanation) => {
    expect(judged(explanation).ok).toBe(true);
  });

  it.each([
    'Jupiter is the planet that is known for its Great Red Spot.',
    'The Great Red Spot is, in fact, on Jupiter, which is a very well known planet.',
    'Correct! The storm is wider than the Earth and centuries old.',
    'Correct - the storm is wider than the Earth and centuries old.',
    'The correct answer is Jupiter, where the storm rages wider than the Earth.',
    'The answer is Jupiter, where the storm rages wider than the Earth.',
    "That's right, the storm is wider than the Earth and centuries old.",
    'Well done! The storm is wider than the Earth and centuries old.',
  ])('says nothing: %s', (explanation) => {
    expect(judged(explanation)).toMatchObject({ ok: false, reason: 'empty_explanation' });
  });

  it('asks for more than one new word, and for more than repetition round it', () => {
    expect(judged('Jupiter spins.').ok).toBe(false);
    const long = makeDraft({
      question:
        'Which gas giant has a Red Spot, bands of ammonia cloud, rings of dust and moons called Io and Europa?',
      explanation:
        'Jupiter is the gas giant with a Red Spot, bands of ammonia cloud, rings of dust, and moons like Io and Europa, plus lightning storms.',
    });
    expect(tellingExplanation(long, ALONE).ok).toBe(false);
  });
});

describe('noArtifacts', () => {
  it.each([
    [{ question: 'Which **planet** is the largest of them?' }],
    [{ question: 'Which company&#39;s logo is an apple?' }],
    [{ question: 'Which planet is this: [insert planet]?' }],
    [{ answer: 'Jupiter (correct)' }],
    [{ others: ['Saturn (incorrect)', 'Mars', 'Venus'] as [string, string, string] }],
    [{ explanation: 'Option B is wrong because Saturn is smaller than Jupiter.' }],
    [{ explanation: 'Only the first option is a planet, the others are its moons.' }],
    [{ explanation: 'See https://example.org/jupiter for more about the storm.' }],
    [{ explanation: 'As an AI I cannot watch the storm, yet it is large.' }],
    [{ answer: 'A) Jupiter', others: ['B) Saturn', 'C) Mars', 'D) Venus'] as [string, string, string] }],
    [{ answer: 'A) Jupiter', others: ['B) Saturn', 'Mars', 'Venus'] as [string, string, string] }],
    [{ answer: '1. Jupiter', others: ['2. Saturn', '3. Mars', '4. Venus'] as [string, string, string] }],
  ])('sees %j', (change) => {
    expect(noArtifacts(makeDraft(change), ALONE)).toMatchObject({ ok: false, reason: 'artifact' });
  });

  it.each([
    [{}],
    [{ question: 'Which HTML element makes a text bold: <b> or another?' }],
    [{ question: 'Which entity makes an ampersand in HTML?', answer: '&amp;' }],
    [{ question: 'What does 2 ** 3 ** 1 give in Python?', answer: '__init__' }],
    [{ answer: '<b>', others: ['<i>', '<u>', '<s>'] as [string, string, string] }],
    [{ question: 'In the address https://, what does the letter s mean?' }],
    [
      {
        answer: 'A. A. Milne',
        others: ['E. B. White', 'Roald Dahl', 'Beatrix Potter'] as [string, string, string],
      },
    ],
    [{ answer: 'Vitamin A', others: ['Vitamin B', 'Vitamin C', 'Vitamin D'] as [string, string, string] }],
    [{ explanation: 'An answer a day keeps the doctor away, and every choice a player makes counts.' }],
  ])('takes %j', (change) => {
    expect(noArtifacts(makeDraft(change), ALONE).ok).toBe(true);
  });
});
