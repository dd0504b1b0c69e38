import { describe, expect, test } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { readGift } from './gift.ts';
import { writeGift } from './gift-write.ts';
import { bytesOf, saidOf } from './make-file.ts';

const read = (text: string) => saidOf(readGift(bytesOf(text)));
const SAID = 'Capital of Italy? | Rome | Milan | Turin | Bari';

describe('GIFT that is understood', () => {
  test.each([
    ['one line', 'Capital of Italy?{=Rome ~Milan ~Turin ~Bari}', `1: ${SAID}`],
    [
      'many lines, CRLF',
      '\r\nCapital of\r\nItaly? {\r\n  ~Milan\r\n  =Rome\r\n  ~Turin\r\n  ~Bari\r\n}\r\n',
      `2: ${SAID}`,
    ],
    [
      'title, category, comments',
      '$CATEGORY: a/b\n\n// note\n::T: 1::Capital of Italy? {=Rome ~Milan\n// mid\n~Turin ~Bari}',
      `4: ${SAID}`,
    ],
    [
      'feedback of answers',
      'Capital of Italy?{=Rome#yes ~Milan#no\\: north ~Turin ~Bari####All roads}',
      `1: ${SAID}`,
    ],
    [
      'weights that say nothing new',
      'Capital of Italy?{=%100%Rome ~%0%Milan ~%-50%Turin ~Bari}',
      `1: ${SAID}`,
    ],
    [
      'a gap',
      'Grant is {~buried =entombed ~lost ~shown} in it.',
      '1: Grant is _____ in it. | entombed | buried | lost | shown',
    ],
    [
      'bare colons',
      'When is 10:30?{=At 10:30 ~At 11:30 ~At 9:30 ~Never}',
      '1: When is 10:30? | At 10:30 | At 11:30 | At 9:30 | Never',
    ],
    [
      'escapes',
      'What is \\{1\\} \\= \\#\\~\\\\?{=a\\=b ~c ~d ~e\\nf}',
      '1: What is {1} = #~\\? | a=b | c | d | e f',
    ],
    [
      'HTML',
      '[html]<p>What is <b>x</b><sup>2</sup> &eacute;?</p>{=a&lt;b ~c<br>d ~e ~f}',
      '1: What is x² é? | a<b | c d | e | f',
    ],
    [
      'plain',
      '[plain]What does <b> do?{=Bold &amp; ~Big ~Blue ~Break}',
      '1: What does <b> do? | Bold &amp; | Big | Blue | Break',
    ],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual([said]);
  });

  test('level, time and explanation come along', () => {
    const text =
      '// difficulty: 4\n// seconds: 20\nCapital of Italy?{=Rome ~Milan ~Turin ~Bari####Since 1871.}';
    expect(readGift(bytesOf(text))).toMatchObject([
      { row: 3, draft: { difficulty: 4, timer: 20, explanation: 'Since 1871.' } },
    ]);
  });
});

const OTHERS = 'Only multiple-choice questions with four answers and one right one can be imported';

describe('GIFT that is refused', () => {
  test.each([
    ['true or false', 'Rome is old.{T}', `1: The question is a true or false one. ${OTHERS}`],
    ['short answer', 'Capital of Italy?{=Rome =Roma}', '1: The question asks for a typed answer'],
    ['four right answers', 'Which?{=a =b =c =d}', '1: The question asks for a typed answer'],
    ['number', 'How many?{#3:1}', '1: The question asks for a number'],
    ['essay', 'Write.{}', '1: The question asks for an essay'],
    ['pairs', 'Match.{=a -> b =c -> d =e -> f}', '1: The question asks to match pairs'],
    ['no answers', 'Only a text', '1: The text has no answers in braces'],
    ['weights', 'Which?{~%50%a ~%50%b ~c ~d}', '1: An answer gives a part of the points'],
    ['two right answers', 'Which?{=a =b ~c ~d}', '1: 2 answers are marked as right'],
    ['no right answer', 'Which?{~a ~b ~c ~d}', '1: No answer is marked as right'],
    ['five answers', 'Which?{=a ~b ~c ~d ~e}', '1: There are 5 answers'],
    ['unbalanced braces', 'Which?{=a ~b ~c ~d', '1: The question cannot be understood as GIFT'],
    ['stray brace', 'Which} one?{=a ~b ~c ~d}', '1: The question cannot be understood as GIFT'],
    ['a bare sign', 'Is C# it?{=a ~b ~c ~d}', '1: The question cannot be understood as GIFT'],
    ['a picture', 'Who?<img src\\="@@PLUGINFILE@@/x.png">{=a ~b ~c ~d}', '1: The question has a picture'],
    ['a level outside', '// difficulty: 0\nWhich?{=a ~b ~c ~d}', '2: The difficulty "0" is not'],
    ['a huge text', `${'x'.repeat(10_001)}{=a ~b ~c ~d}`, '1: The question has more than 10000 characters'],
  ])('%s', (_, text, said) => {
    expect(read(text)).toEqual([expect.stringContaining(said)]);
  });

  test('one mistake does not hide the next', () => {
    expect(read('Which?{=a ~b\n\nCapital of Italy?{=Rome ~Milan ~Turin ~Bari}\n\nRome is old.{T}')).toEqual([
      expect.stringMatching(/^1: The question cannot be understood/),
      `3: ${SAID}`,
      expect.stringMatching(/^5: The question is a true or false one/),
    ]);
  });
});

test('written files escape what GIFT would read, and keep a pair from being seen', () => {
  const draft = makeDraft({
    question: 'What is {x} = 1: #~\\?',
    answer: 'a -> b',
    others: ['%50%', '[html]', '<b>'],
    explanation: '',
  });
  for (const n of [0, 1, 2, 3]) {
    const before = Array.from({ length: n }, () => makeDraft());
    const text = new TextDecoder().decode(writeGift([...before, draft]));
    expect(text).toContain('What is \\{x\\} \\= 1\\: \\#\\~\\\\? {');
    expect(text).toContain('\t~[plain]%50%\n');
    expect(readGift(bytesOf(text)).at(-1)).toMatchObject({ draft: { answer: 'a -> b' } });
  }
});
