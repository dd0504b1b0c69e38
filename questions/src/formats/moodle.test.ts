import { describe, expect, test } from 'vitest';
import { bytesOf, saidOf } from './make-file.ts';
import { readMoodle } from './moodle.ts';

const read = (text: string) => saidOf(readMoodle(bytesOf(text)));
const answer = (text: string, fraction = 0) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback><text>no</text></feedback></answer>`;
const FOUR = [answer('Milan'), answer('Rome', 100), answer('Turin'), answer('Bari')].join('');
const question = (text: string, rest: string, type = 'multichoice') =>
  `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text>${text}</text></questiontext>${rest}</question>`;
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`;
const CATEGORY = '<question type="category"><category><text>$course$/x</text></category></question>';
const SAID = 'Capital of Italy? | Rome | Milan | Turin | Bari';

describe('Moodle XML that is understood', () => {
  test.each([
    ['HTML in CDATA', '<![CDATA[<p>Capital&nbsp;of <b>Italy</b>?</p>]]>', SAID],
    ['HTML in entities', '&lt;p&gt;Capital of Italy?&lt;/p&gt;', SAID],
    [
      'a raised number and a sign',
      '<![CDATA[<p>Is x<sup>2</sup> &lt; 3 &amp; &eacute;?</p>]]>',
      'Is x² < 3 & é? | Rome | Milan | Turin | Bari',
    ],
    ['CDATA in pieces', '<![CDATA[Is a]]]]><![CDATA[> b?]]>', 'Is a]]> b? | Rome | Milan | Turin | Bari'],
    ['comments and scripts', '<![CDATA[<!-- x --><script>alert(1)</script>Capital of Italy?]]>', SAID],
  ])('%s', (_, text, said) => {
    expect(read(quiz(CATEGORY, question(text, FOUR)))).toEqual([`1: ${said}`]);
  });

  test('plain text keeps its tags', () => {
    const xml = quiz(question('What does &lt;b&gt; do?', FOUR)).replace('"html"', '"plain_text"');
    expect(read(xml)).toEqual(['1: What does <b> do? | Rome | Milan | Turin | Bari']);
  });

  test('level, time and explanation come along', () => {
    const rest = `${FOUR}<generalfeedback format="html"><text><![CDATA[<p>Since 1871.</p>]]></text></generalfeedback>
      <tags><tag><text>cities</text></tag><tag><text>difficulty:4</text></tag><tag><text>seconds:20</text></tag></tags>`;
    expect(readMoodle(bytesOf(quiz(question('Capital of Italy?', rest))))).toMatchObject([
      { draft: { explanation: 'Since 1871.', difficulty: 4, timer: 20 } },
    ]);
  });
});

describe('Moodle XML that is refused', () => {
  test.each([
    [
      'true or false',
      question('Rome is old.', '', 'truefalse'),
      '1: The question is of the type "truefalse". Only',
    ],
    [
      'partial points',
      question('Which?', FOUR.replace('"100"', '"50"')),
      '1: An answer gives a part of the points',
    ],
    ['two right answers', question('Which?', FOUR + answer('Roma', 100)), '1: There are 5 answers'],
    [
      'three answers',
      question('Which?', answer('a', 100) + answer('b') + answer('c')),
      '1: There are 3 answers',
    ],
    ['no right answer', question('Which?', FOUR.replace('"100"', '"0"')), '1: No answer is marked'],
    [
      'an empty answer',
      question('Which?', FOUR.replace('Bari', '<![CDATA[<p> </p>]]>')),
      '1: There are 3 answers',
    ],
    [
      'a picture',
      question('<![CDATA[Who? <img src="@@PLUGINFILE@@/x.png">]]>', FOUR),
      '1: The question has a picture',
    ],
    [
      'a level outside',
      question('Which?', `${FOUR}<tags><tag><text>difficulty:11</text></tag></tags>`),
      '1: The difficulty "11"',
    ],
    ['no text at all', '<question type="multichoice"/>', '1: There are 0 answers'],
  ])('%s', (_, xml, said) => {
    expect(read(quiz(CATEGORY, xml))).toEqual([expect.stringContaining(said)]);
  });

  test.each([
    ['cut off', quiz(question('Which?', FOUR)).slice(0, -30), '0: The XML is broken near line'],
    ['other XML', '<rss><channel/></rss>', '0: The XML holds no <quiz>'],
    ['no XML', 'question,answer', '0: '],
    ['deep nesting', `<quiz>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</quiz>`, '0: The XML cannot be read'],
    [
      'a name that is an object of its own',
      quiz('<__proto__><text>x</text></__proto__>'),
      '0: The XML cannot be read',
    ],
  ])('%s', (_, xml, said) => {
    expect(read(xml)).toEqual([expect.stringContaining(said)]);
  });

  test('entities of its own are not even looked at', () => {
    const laughs = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">';
    const xml = quiz(question('Which &b; &c;?', FOUR)).replace('<quiz>', `<!DOCTYPE quiz [${laughs}]><quiz>`);
    expect(read(xml)).toEqual([expect.stringContaining('0: The XML brings a document type of its own')]);
    expect(read(quiz(question('Which &b; &c;?', FOUR)))).toEqual([
      '1: Which &b; &c;? | Rome | Milan | Turin | Bari',
    ]);
  });
});

test('an empty quiz has no entries', () => {
  expect(read('<quiz></quiz>')).toEqual([]);
  expect(read(quiz(CATEGORY))).toEqual([]);
});
