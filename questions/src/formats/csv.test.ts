import { describe, expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { readCsv, writeCsv } from './csv.ts';
import { bytesOf, saidOf } from './make-file.ts';

const HEAD =
  'question,correct answer,wrong answer 1,wrong answer 2,wrong answer 3,explanation,difficulty,seconds';
const KAHOOT = 'Question,Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s)';
const read = (text: string) => saidOf(readCsv(bytesOf(text)));

describe('separated values that are understood', () => {
  test.each([
    ['commas', `${HEAD}\nCapital of Italy?,Rome,Milan,Turin,Bari,,3,20`],
    ['semicolons', `${HEAD.replaceAll(',', ';')}\nCapital of Italy?;Rome;Milan;Turin;Bari;;;`],
    ['tabs', `${HEAD.replaceAll(',', '\t')}\nCapital of Italy?\tRome\tMilan\tTurin\tBari`],
    ['CRLF and a mark', `\ufeff${HEAD}\r\nCapital of Italy?,Rome,Milan,Turin,Bari\r\n`],
    ['CR', `${HEAD}\rCapital of Italy?,Rome,Milan,Turin,Bari\r`],
    [
      'other order and case',
      `WRONG ANSWER 1,Wrong Answer 2,wrong answer 3,Correct Answer,Question\nMilan,Turin,Bari,Rome,Capital of Italy?`,
    ],
    ['untidy cells', `${HEAD}\n"  Capital\nof\tItaly? ",Rome,Milan , Turin,"Bari"`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(['2: Capital of Italy? | Rome | Milan | Turin | Bari']);
  });

  test('the layout of Kahoot below its titles, with an empty row and times of its own', () => {
    const rows = [
      'Quiz template',
      '',
      KAHOOT,
      'Capital of Italy?,Milan,Rome,Turin,Bari,5,2',
      ',,,,,,',
      '2 + 2 = ?,3,4,5,6,120,2',
    ];
    const entries = readCsv(bytesOf(rows.join('\n')));
    expect(saidOf(entries)).toEqual([
      '4: Capital of Italy? | Rome | Milan | Turin | Bari',
      '6: 2 + 2 = ? | 4 | 3 | 5 | 6',
    ]);
    expect(entries.map((entry) => 'draft' in entry && entry.draft.timer)).toEqual([15, 60]);
  });

  test('level and time come along, 5 without a level', () => {
    const rows = [
      HEAD,
      'Capital of Italy?,Rome,Milan,Turin,Bari,Since 1871.,3,20',
      'Capital of Peru?,Lima,Cusco,Quito,La Paz',
    ];
    expect(readCsv(bytesOf(rows.join('\n')))).toMatchObject([
      { draft: { explanation: 'Since 1871.', difficulty: 3, timer: 20 } },
      { draft: { explanation: '', difficulty: 5 } },
    ]);
  });
});

describe('separated values that are refused', () => {
  test.each([
    ['no header', 'Capital of Italy?,Rome,Milan,Turin,Bari', /^0: No row names the columns/],
    [
      'an open quotation mark',
      `${HEAD}\n"Capital of Italy?,Rome,Milan,Turin,Bari`,
      /^2: The quotation marks/,
    ],
    [
      'a quotation mark inside',
      `${HEAD}\nCapital of "Italy"?,"Rome"x,Milan,Turin,Bari`,
      /^2: The quotation marks/,
    ],
    [
      'no right answer',
      `${HEAD}\nCapital of Italy?,,Milan,Turin,Bari`,
      /^2: There are 3 answers\. Only multiple-choice/,
    ],
    ['one answer', `${HEAD}\nCapital of Italy?,Rome,,,`, /^2: There is 1 answer\./],
    [
      'a level too high',
      `${HEAD}\nCapital of Italy?,Rome,Milan,Turin,Bari,,11,`,
      /^2: The difficulty "11" is not/,
    ],
    [
      'a level in words',
      `${HEAD}\nCapital of Italy?,Rome,Milan,Turin,Bari,,hard,`,
      /^2: The difficulty "hard" is not/,
    ],
    [
      'a half level',
      `${HEAD}\nCapital of Italy?,Rome,Milan,Turin,Bari,,2.5,`,
      /^2: The difficulty "2\.5" is not/,
    ],
    ['a time too short', `${HEAD}\nCapital of Italy?,Rome,Milan,Turin,Bari,,3,5`, /^2: The time "5" is not/],
    [
      'two right answers',
      `${KAHOOT}\nCapital of Italy?,Rome,Milan,Turin,Bari,20,"1,3"`,
      /^2: 2 answers are marked as right/,
    ],
    ['no key', `${KAHOOT}\nCapital of Italy?,Rome,Milan,Turin,Bari,20,`, /^2: No answer is marked as right/],
    [
      'a key outside',
      `${KAHOOT}\nCapital of Italy?,Rome,Milan,Turin,Bari,20,5`,
      /^2: The correct answer must be a number from 1 to 4, not "5"/,
    ],
    [
      'a key in words',
      `${KAHOOT}\nCapital of Italy?,Rome,Milan,Turin,Bari,20,Rome`,
      /^2: The correct answer must be/,
    ],
    ['an empty answer', `${KAHOOT}\nCapital of Italy?,Rome,Milan,Turin,,20,1`, /^2: There are 3 answers/],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual([expect.stringMatching(said)]);
  });
});

test('every cell that is written is quoted, and none begins a formula', () => {
  const draft = makeDraft({
    question: '=SUM(1;2) is what?',
    answer: '+3',
    others: ['-3', '@3', '"3", or 3'],
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv([draft]));
  expect(text.startsWith('\ufeff"question","correct answer"')).toBe(true);
  expect(text).toContain(`\r\n"'=SUM(1;2) is what?","'+3","'-3","'@3","""3"", or 3",`);
});
