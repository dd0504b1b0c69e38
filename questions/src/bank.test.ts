import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BANK_FOLDER, loadBank, parseBankFile, readBank } from './bank.ts';
import { makeDraft } from './make-draft.ts';
import { bankReport } from './report.ts';

const question = (id: string, change: object = {}) => ({ id, ...makeDraft(), ...change });
const file = (slug: string, change: object = {}) => ({
  slug,
  name: slug.toUpperCase(),
  description: 'Planets, probes and stars.',
  subject: 'science',
  questions: [question(`${slug}-one`)],
  ...change,
});
const problemsOf = (name: string, content: unknown) => parseBankFile(name, JSON.stringify(content)).problems;

describe('parseBankFile', () => {
  it('gives the category of a sound file', () => {
    const { categories, problems } = parseBankFile('space.json', JSON.stringify(file('space')));
    expect(problems).toEqual([]);
    expect(categories).toEqual([file('space')]);
  });

  it('names file and question of what is off', () => {
    const off = file('space', {
      questions: [question('space-one'), question('space-two', { difficulty: 11 }), { ...makeDraft() }],
    });
    expect(problemsOf('space.json', off)).toEqual([
      expect.stringMatching(/^space\.json: space-two: difficulty: /),
      expect.stringMatching(/^space\.json: question 3: id: /),
    ]);
  });

  it.each([
    ['the file itself', [], /^space\.json: the file: /],
    ['a subject', file('space', { subject: 'stars' }), /^space\.json: subject: /],
    [
      'an option',
      file('space', { questions: [question('space-one', { others: ['', 'b', 'c'] })] }),
      /^space\.json: space-one: others\.0: /,
    ],
    [
      'a field too many',
      file('space', { questions: [question('space-one', { hint: 'x' })] }),
      /^space\.json: space-one: .*hint/,
    ],
    ['another slug', file('stars'), /^space\.json: slug "stars" is not the file's name$/],
    [
      'an id twice',
      file('space', { questions: [question('space-one'), question('space-one')] }),
      /^space\.json: space-one: the id stands there twice$/,
    ],
    [
      'a foreign id',
      file('space', { questions: [question('stars-one')] }),
      /^space\.json: stars-one: the id does not begin with "space-"$/,
    ],
  ])('says what is off with %s', (_, content, problem) => {
    expect(problemsOf('space.json', content)).toEqual([expect.stringMatching(problem)]);
  });

  it('says that a file is no JSON', () => {
    expect(parseBankFile('space.json', '{"slug":').problems).toEqual([
      expect.stringMatching(/^space\.json: no valid JSON: /),
    ]);
  });
});

describe('loadBank', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });
  async function folderWith(files: Record<string, unknown>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'trivium-bank-'));
    folders.push(folder);
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), JSON.stringify(content));
    }
    return folder;
  }

  it('gives the categories in the order of their slugs and passes other files over', async () => {
    const folder = await folderWith({
      'tides.json': file('tides'),
      'space.json': file('space'),
      'notes.txt': 'not a category',
    });
    expect((await loadBank(folder)).map((category) => category.slug)).toEqual(['space', 'tides']);
  });

  it('throws one error that names everything that is off, over all files', async () => {
    const folder = await folderWith({
      'space.json': file('space', { subject: 'stars' }),
      'tides.json': file('tides', { name: 'Sea', questions: [question('tides-one', { timer: 5 })] }),
    });
    await expect(loadBank(folder)).rejects.toThrow(
      /space\.json: subject: .*\n.*tides\.json: tides-one: timer: /,
    );
  });

  it('does not take an empty folder for a bank', async () => {
    await expect(loadBank(await folderWith({}))).rejects.toThrow('no category files');
  });

  it('sees a name that two categories share', async () => {
    const folder = await folderWith({
      'space.json': file('space', { name: 'Sky' }),
      'tides.json': file('tides', { name: 'sky' }),
    });
    await expect(loadBank(folder)).rejects.toThrow('two categories are called "sky"');
  });
});

describe('bankReport', () => {
  it('counts, and lists what is rejected with its id', () => {
    const leaky = question('space-leaky', { question: 'Which planet is named after Jupiter?' });
    const { categories } = parseBankFile('space.json', JSON.stringify(file('space', { questions: [leaky] })));
    const { text, sound } = bankReport({ categories, problems: ['tides.json: no valid JSON'] });
    expect(sound).toBe(false);
    expect(text).toContain('leak (1): space-leaky');
    expect(text).toContain('space: missing_level: no question of difficulty 1');
    expect(text).toContain('tides.json: no valid JSON');
  });
});

describe('the starter bank', async () => {
  const contents = await readBank(BANK_FOLDER);

  it('can be read', () => {
    expect(contents.problems).toEqual([]);
    expect(contents.categories.length).toBeGreaterThan(0);
  });

  it.each(contents.categories.map((category) => [category.slug, category] as const))(
    '%s is sound',
    (_, category) => {
      const { text, sound } = bankReport({ categories: [category], problems: [] });
      expect(sound, text).toBe(true);
      expect(category.questions.length).toBeGreaterThanOrEqual(40);
    },
  );
});
