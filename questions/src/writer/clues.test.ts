import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { echoesName, namesTopic, sharesSurname } from './clues.ts';

const draft = (question: string, answer: string, others: Draft['others']): Draft => ({
  question,
  answer,
  others,
  explanation: '',
  difficulty: 3,
});

describe('namesTopic', () => {
  const roman = 'Roman general under Julius Caesar';
  it.each([
    ['Roman emperors and generals', roman, ['General of Alexander', 'Babylonian general', 'King'], true],
    ['Roman emperors and generals', roman, ['Roman consul', 'Babylonian general', 'King'], false],
    ['Playing cards', 'Playing cards', ['Beaver tails', 'Birch bark', 'Musket balls'], true],
    ['Owls', 'barn owl', ['tawny owl', 'snowy owl', 'horned owl'], false],
    ['Toys', 'kite', ['yo-yo', 'rattle', 'doll'], false],
  ] as const)('%s: %s beside %s: %s', (topic, answer, others, shown) => {
    const three: Draft['others'] = [others[0], others[1], others[2]];
    expect(namesTopic(draft('Which of these is it?', answer, three), topic)).toBe(shown);
  });
});

describe('echoesName', () => {
  it.each([
    ['Which land succeeded the kingdom of Judah?', 'Judea', ['Phoenicia', 'Chaldea', 'Scythia'], true],
    ['Which land succeeded the kingdom of Judah?', 'Judea', ['Judith', 'Judaica', 'Scythia'], false],
    ['Judges sat in which land?', 'Judea', ['Phoenicia', 'Chaldea', 'Scythia'], false],
  ] as const)('%s %s beside %s: %s', (question, answer, others, echoes) => {
    const three: Draft['others'] = [others[0], others[1], others[2]];
    expect(echoesName(draft(question, answer, three))).toBe(echoes);
  });
});

describe('sharesSurname', () => {
  let source: Awaited<ReturnType<typeof openTestFacts>>;
  beforeAll(async () => {
    source = await openTestFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => source.close());

  it('sees the only Bonaparte beside a brother of Napoleon, and no other', () => {
    const asked = 'In the life of Napoleon, who was the brother made King of Spain?';
    const others: Draft['others'] = ['Jacques-Louis David', 'Jean Bernadotte', 'Talleyrand'];
    expect(sharesSurname(source, draft(asked, 'Joseph Bonaparte', others))).toBe(true);
    expect(sharesSurname(source, draft(asked.replace('brother', 'man'), 'Joseph Bonaparte', others))).toBe(
      false,
    );
    expect(sharesSurname(source, draft(asked, 'Jean Bernadotte', others))).toBe(false);
  });
});
