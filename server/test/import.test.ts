import { FILE_FORMATS, type FileFormat } from '@trivium/contract/workshop';
import { beforeAll, describe, expect, it } from 'vitest';
import * as b from './builders.ts';
import { type Answer, type Json, type TestApp, testApp } from './harness.ts';
import { broken } from './invariants.ts';
import * as k from './workshop-kit.ts';

let t: TestApp;
let full: k.Room;
beforeAll(async () => {
  t = await testApp();
  full = await k.room(t, 30);
});

const exported = (room: k.Room, format: FileFormat) =>
  t.call('GET', `/api/categories/${room.categoryId}/export?format=${format}`, { token: room.owner.token });
const send = (room: k.Room, fileName: string, content: string | Buffer): Promise<Answer> =>
  k.post(t, room.owner, `/api/categories/${room.categoryId}/import`, {
    fileName,
    content: Buffer.from(content).toString('base64'),
  });

/** A question without what Aiken has no place for. */
const asked = ({ question, answer, others }: Json) => ({ question, answer, others: others.toSorted() });
const whole = (q: Json) => ({
  ...asked(q),
  explanation: q.explanation,
  difficulty: q.difficulty,
  timerInSeconds: q.timerInSeconds,
});

describe('export and import', () => {
  it.each(FILE_FORMATS)(
    '%s: a file read into another quiz gives the same questions in their order',
    async (format) => {
      const file = (await exported(full, format)).body;
      expect(file).toMatchObject({
        fileName: expect.stringMatching(/^my-own-quiz\.[a-z]+$/u),
        exported: 30,
        skipped: 0,
      });
      const room = await k.emptyRoom(t);
      const { status, body } = await send(room, file.fileName, Buffer.from(file.content, 'base64'));
      expect([status, body]).toMatchObject([
        200,
        { imported: 30, message: '30 questions were imported.', category: { poolSize: 30, status: 'draft' } },
      ]);
      const same = format === 'aiken' ? asked : whole;
      const [before, after] = [await k.listed(t, full), await k.listed(t, room)];
      expect(after.map(same)).toEqual(before.map(same));
      expect(after.every((q) => q.source === 'import' && q.revision === 1 && q.status === 'active')).toBe(
        true,
      );
      expect((await k.post(t, room.owner, `/api/categories/${room.categoryId}/publish`)).status).toBe(200);
      const p = await b.start(t, await b.makeGuest(t), room.categoryId);
      expect((await b.next(t, p)).body.question.answers).toHaveLength(4);
    },
  );

  it('a file too large to be read at once is read all the same, twice at once stored once', async () => {
    const file = (await exported(full, 'moodle')).body;
    const content = Buffer.from(file.content, 'base64');
    expect(content.length).toBeGreaterThan(16 * 1024);
    const room = await k.emptyRoom(t);
    const both = await Promise.all([send(room, 'a.xml', content), send(room, 'b.xml', content)]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 400]);
    expect(both.find((a) => a.status === 400)?.body.problems).toHaveLength(30);
    expect(await k.listed(t, room)).toHaveLength(30);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('leaves retired, deleted and picture questions out and counts the last', async () => {
    const room = await k.room(t, 6);
    const [retired, deleted, pictured, hidden] = await k.listed(t, room);
    await k.post(t, room.owner, `/api/questions/${retired._id}/status`, { status: 'retired' });
    await k.post(t, room.owner, `/api/questions/${deleted._id}/delete`);
    await t.ctx.db
      .updateTable('question_revisions')
      .set({ picture: 'flags/jp', picture_alt: 'A red disc on white' })
      .where('question_id', '=', pictured._id)
      .execute();
    await k.reportedBy(t, 3, hidden._id);
    const { body } = await exported(room, 'csv');
    expect(body).toMatchObject({ exported: 3, skipped: 1, mimeType: expect.stringMatching(/^text\/csv/u) });
    expect(Buffer.from(body.content, 'base64').toString()).toContain(hidden.question.split('"')[0]);
  });

  it('refuses an unknown format', async () => {
    expect((await exported(full, 'pdf' as FileFormat)).status).toBe(400);
  });
});

const CSV_HEAD = 'question,correct answer,wrong answer 1,wrong answer 2,wrong answer 3';
const GOOD = [
  'Which planet is the largest of our solar system?,Jupiter,Saturn,Neptune,Uranus',
  'Which metal is liquid at room temperature?,Mercury,Iron,Copper,Silver',
];
const SOUND: Record<Exclude<FileFormat, 'xlsx'>, [string, string]> = {
  csv: ['quiz.csv', [CSV_HEAD, ...GOOD].join('\n')],
  gift: ['quiz.gift', '::One:: Which planet is the largest? {=Jupiter ~Saturn ~Neptune ~Uranus}\n'],
  aiken: [
    'quiz.txt',
    'Which planet is the largest?\nA. Jupiter\nB. Saturn\nC. Neptune\nD. Uranus\nANSWER: A\n',
  ],
  moodle: [
    'quiz.xml',
    '<?xml version="1.0"?><quiz><question type="multichoice"><name><text>One</text></name><questiontext format="html"><text><![CDATA[<p>Which planet is the largest?</p>]]></text></questiontext><single>true</single><answer fraction="100"><text>Jupiter</text></answer><answer fraction="0"><text>Saturn</text></answer><answer fraction="0"><text>Neptune</text></answer><answer fraction="0"><text>Uranus</text></answer></question></quiz>',
  ],
  opentdb: [
    'quiz.json',
    JSON.stringify({
      response_code: 0,
      results: [
        {
          type: 'multiple',
          difficulty: 'easy',
          category: 'Science',
          question: 'Which planet is the &quot;largest&quot;?',
          correct_answer: 'Jupiter',
          incorrect_answers: ['Saturn', 'Neptune', 'Uranus'],
        },
      ],
    }),
  ],
};

describe('files as others write them', () => {
  it.each(Object.entries(SOUND))('%s is read', async (_, [name, content]) => {
    const room = await k.emptyRoom(t);
    expect(await send(room, name, content)).toMatchObject({ status: 200 });
    expect((await k.listed(t, room))[0]).toMatchObject({ answer: 'Jupiter', source: 'import' });
  });

  it('the same file twice is refused the second time and doubles nothing', async () => {
    const room = await k.emptyRoom(t);
    const [name, content] = SOUND.csv;
    const both = await Promise.all([send(room, name, content), send(room, name, content)]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 400]);
    const refused = both.find((a) => a.status === 400)?.body;
    expect(refused).toMatchObject({
      code: 'import_refused',
      problems: [2, 3].map((row) => ({ row, message: 'This question is in the quiz already.' })),
    });
    expect(refused.message).toBe(
      'Nothing was imported. Row 2: This question is in the quiz already. There is 1 more problem.',
    );
    expect(await k.listed(t, room)).toHaveLength(2);
    expect(await broken(t.ctx.db)).toEqual([]);
  });

  it('a question that is there in other words is named', async () => {
    const room = await k.emptyRoom(t);
    await send(room, ...SOUND.csv);
    const reworded = 'Of our solar system which planet is the very largest?,Jupiter,Mars,Venus,Earth';
    const { body } = await send(
      room,
      'more.csv',
      [CSV_HEAD, 'Which river flows through Vienna?,Danube,Rhine,Elbe,Oder', reworded].join('\n'),
    );
    expect(body.problems).toEqual([{ row: 3, message: expect.stringMatching(/much the same/u) }]);
    expect(await k.listed(t, room)).toHaveLength(2);
  });
});

describe('a bad row stores nothing and is named', () => {
  const BAD: [string, string, string, number][] = [
    ['csv', 'a.csv', [CSV_HEAD, ...GOOD, 'Which of these has no answer?,,a,b,c'].join('\n'), 4],
    ['csv', 'a.csv', [CSV_HEAD, GOOD[0], GOOD[0]].join('\n'), 3],
    [
      'gift',
      'a.gift',
      'Which planet is the largest? {=Jupiter ~Saturn ~Neptune ~Uranus}\n\nIs it true? {T}\n',
      3,
    ],
    [
      'aiken',
      'a.txt',
      'Which planet is the largest?\nA. Jupiter\nB. Saturn\nC. Neptune\nD. Uranus\nANSWER: E\n',
      1,
    ],
    ['moodle', 'a.xml', SOUND.moodle[1].replace('fraction="100"', 'fraction="50"'), 1],
    ['opentdb', 'a.json', SOUND.opentdb[1].replace('"Saturn",', ''), 1],
  ];
  it.each(BAD)('%s: %s', async (_, name, content, row) => {
    const room = await k.emptyRoom(t);
    const { status, body } = await send(room, name, content);
    expect([status, body.code]).toEqual([400, 'import_refused']);
    expect(body.problems.map((p: Json) => p.row)).toContain(row);
    expect(body.message).toContain(body.problems[0].message);
    expect(await k.listed(t, room)).toEqual([]);
  });

  it.each([
    ['nothing', 'a.csv', ''],
    ['a picture', 'a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['half a spreadsheet', 'a.xlsx', Buffer.from('PK\u0003\u0004 and no more')],
    ['half a document', 'a.xml', '<quiz><question type="multichoice">'],
  ])('%s is refused in plain words', async (_, name, content) => {
    const { status, body } = await send(await k.emptyRoom(t), name, content);
    expect([status, body.code]).toEqual([400, 'import_refused']);
    expect(body.problems[0]?.message).toMatch(/^[A-Z].*\.$/u);
  });

  it('what is no base64 or larger than 1 MiB is refused before it is read', async () => {
    const room = await k.emptyRoom(t);
    const raw = (content: string) =>
      k.post(t, room.owner, `/api/categories/${room.categoryId}/import`, { fileName: 'a.csv', content });
    expect((await raw('not base64!')).body.code).toBe('bad_input');
    expect([400, 413]).toContain((await raw('A'.repeat(1_400_004))).status);
    expect((await raw('A'.repeat(1_500_000))).status).toBe(413);
  });

  it('more than a category can hold is refused whole', async () => {
    const room = await k.room(t, 1);
    await k.fillUp(t, room, 498);
    const { status, body } = await send(room, ...SOUND.csv);
    expect([status, body.code]).toEqual([409, 'too_many_questions']);
    expect((await k.categoryOf(t, room)).poolSize).toBe(1);
  });
});
