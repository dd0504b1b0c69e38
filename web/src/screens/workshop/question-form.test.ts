import { LIMITS } from '@trivium/contract/limits';
import type { OwnQuestion } from '@trivium/contract/workshop';
import { describe, expect, it } from 'vitest';
import { bodyOf, problemsOf, type QuestionValues, valuesOf } from './question-form.ts';

const SOUND: QuestionValues = {
  question: ' Which volcano buried Pompeii? ',
  answer: 'Vesuvius',
  other1: 'Etna',
  other2: 'Stromboli',
  other3: 'Hekla',
  explanation: '',
  difficulty: '3',
  seconds: '',
};
const wrong = (change: Partial<QuestionValues>) =>
  [...problemsOf({ ...SOUND, ...change })].map(([name, { text }]) => [name, text]);

describe('bodyOf', () => {
  it('trims the texts and leaves out a time that is not given', () => {
    expect(bodyOf(SOUND)).toEqual({
      question: 'Which volcano buried Pompeii?',
      answer: 'Vesuvius',
      others: ['Etna', 'Stromboli', 'Hekla'],
      explanation: '',
      difficulty: 3,
    });
    expect(bodyOf({ ...SOUND, seconds: ' 40 ' }).timerInSeconds).toBe(40);
  });

  it('sends a question as it came', () => {
    const question = {
      question: 'Which?',
      answer: 'a',
      others: ['b', 'c', 'd'],
      explanation: 'So.',
      difficulty: 7,
      timerInSeconds: 25,
    };
    expect(bodyOf(valuesOf(question as OwnQuestion))).toEqual(question);
  });
});

describe('problemsOf', () => {
  it.each<[string, Partial<QuestionValues>, [string, string][]]>([
    ['nothing', {}, []],
    ['an empty question', { question: '  ' }, [['question', 'required']]],
    ['an empty answer', { other2: '' }, [['other2', 'required']]],
    [
      'two empty answers',
      { other2: '', other3: '' },
      [
        ['other2', 'required'],
        ['other3', 'required'],
      ],
    ],
    ['the same answer twice', { other3: ' etna ' }, [['other3', 'same']]],
    ['a long answer', { other1: 'x'.repeat(LIMITS.option.max + 1) }, [['other1', 'tooLong']]],
    ['as long as may be, in characters', { other1: '🌋'.repeat(LIMITS.option.max) }, []],
    ['a long question', { question: 'x'.repeat(LIMITS.ownQuestion.max + 1) }, [['question', 'tooLong']]],
    ['a long explanation', { explanation: 'x'.repeat(500) }, [['explanation', 'tooLong']]],
    ['no difficulty', { difficulty: '' }, [['difficulty', 'difficultyWrong']]],
    ['half a difficulty', { difficulty: '2.5' }, [['difficulty', 'difficultyWrong']]],
    ['too hard', { difficulty: '11' }, [['difficulty', 'difficultyWrong']]],
    ['too little time', { seconds: '5' }, [['seconds', 'secondsWrong']]],
    ['time in words', { seconds: 'long' }, [['seconds', 'secondsWrong']]],
  ])('%s', (_, change, expected) => {
    expect(wrong(change)).toEqual(expected);
  });
});
