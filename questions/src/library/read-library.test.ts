import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { faultsOf, wholeLibrary } from '../report/whole.ts';
import { parseTopicFile } from './library-file.ts';
import { librarySource, parseLibrary } from './read-library.ts';

const question = (id: string, change: object = {}) => ({
  ...makeDraft(),
  id,
  form: 'name',
  source: 'two readers',
  ...change,
});
const file = (change: object = {}) => ({
  topic: 'planets',
  description: 'Worlds that wander.',
  questions: [question('planets-one')],
  ...change,
});
const problemsOf = (content: unknown) => parseTopicFile('planets.json', JSON.stringify(content)).problems;

describe('parseTopicFile', () => {
  it('gives the questions of a sound file', () => {
    const { file: read, problems } = parseTopicFile('planets.json', JSON.stringify(file()));
    expect(problems).toEqual([]);
    expect(read?.questions[0]).toEqual(question('planets-one', { about: [] }));
  });

  it.each([
    ['the file itself', [], /^planets\.json: the file: /],
    ['a level', file({ questions: [question('a', { difficulty: 11 })] }), /^planets\.json: a: difficulty: /],
    ['a question without id', file({ questions: [makeDraft()] }), /^planets\.json: question 1: id: /],
    [
      'an option',
      file({ questions: [question('a', { others: ['', 'b', 'c'] })] }),
      /^planets\.json: a: others\.0: /,
    ],
    ['a field too many', file({ questions: [question('a', { hint: 'x' })] }), /^planets\.json: a: .*hint/],
    [
      'a form that is none',
      file({ questions: [question('a', { form: 'poem' })] }),
      /^planets\.json: a: form: /,
    ],
    ['no source', file({ questions: [question('a', { source: '' })] }), /^planets\.json: a: source: /],
    [
      'seven topics',
      file({ questions: [question('a', { about: ['a', 'b', 'c', 'd', 'e', 'f'] })] }),
      /a: about: /,
    ],
    ['a long description', file({ description: 'd'.repeat(111) }), /^planets\.json: description: /],
  ])('says what is off with %s', (_, content, problem) => {
    expect(problemsOf(content)).toContainEqual(expect.stringMatching(problem));
  });

  it('says that a file is no JSON', () => {
    expect(parseTopicFile('planets.json', '{"topic":').problems).toEqual([
      expect.stringMatching(/^planets\.json: no valid JSON: /),
    ]);
  });
});

describe('parseLibrary', () => {
  const raw = (...files: [string, object][]) => ({
    fields: [{ slug: 'space', text: '# Space | science | 1\nSpace\nPlanets | | Space' }],
    files: files.map(([topic, content]) => ({ field: 'space', topic, text: JSON.stringify(content) })),
  });

  it('puts topics and questions together', () => {
    const { library, problems } = parseLibrary(raw(['planets', file()]));
    expect(problems).toEqual([]);
    expect(library.files).toHaveLength(1);
    expect([...library.graph.topics.keys()]).toEqual(['space', 'planets']);
  });

  it.each([
    ['another name', [['space', file()]], /is not the file's name/],
    ['a topic that is none', [['moons', file({ topic: 'moons' })]], /the field space has no such topic/],
    [
      'an unknown topic',
      [['planets', file({ questions: [question('a', { about: ['moons'] })] })]],
      /a: no topic "moons"/,
    ],
    [
      'its own topic',
      [['planets', file({ questions: [question('a', { about: ['planets'] })] })]],
      /a: a topic is named twice/,
    ],
    [
      'an id twice',
      [
        ['planets', file()],
        ['space', file({ topic: 'space' })],
      ],
      /planets-one: two questions have this id/,
    ],
  ])('says what is off with %s', (_, files, problem) => {
    const { problems } = parseLibrary(raw(...(files as [string, object][])));
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });
});

describe('the library of this checkout', () => {
  it('is readable and sound in every gate', async () => {
    const { library, problems } = parseLibrary(await (await librarySource()).read());
    expect(problems).toEqual([]);
    expect(faultsOf(wholeLibrary(library))).toEqual([]);
  });
});
