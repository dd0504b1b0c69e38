import { describe, expect, it } from 'vitest';
import { makeDraft } from '../make-draft.ts';
import { askedIn } from './about.ts';
import { parseFieldFile } from './field-file.ts';
import { FORMS } from './library-file.ts';
import { ancestorsOf, buildGraph, graphProblems, withAncestors } from './topic-graph.ts';

const file = (...lines: string[]) =>
  parseFieldFile('nature', ['# Nature | science | 1', ...lines].join('\n'));
const BIRDS = [
  'Animals',
  'Birds | bird | Animals',
  'Places',
  'Antarctica | | Places',
  'Penguins | penguin | Birds, Antarctica',
];

describe('parseFieldFile', () => {
  it('reads names, aliases, parents and sections', () => {
    const { name, subject, topics } = file(
      'Animals',
      '## With wings',
      'Birds | bird, fowl | Animals | feathers',
    );
    expect([name, subject]).toEqual(['Nature', 'science']);
    expect(topics).toEqual([
      { slug: 'animals', name: 'Animals', aliases: [], parents: [], near: [], section: null },
      {
        slug: 'birds',
        name: 'Birds',
        aliases: ['bird', 'fowl'],
        parents: ['Animals'],
        near: ['feathers'],
        section: 'With wings',
      },
    ]);
  });

  it.each([
    ['Salvador Dalí', 'salvador-dali'],
    ["Valentine's Day", 'valentines-day'],
    ['Dungeons & Dragons', 'dungeons-and-dragons'],
    ['E=mc2', 'e-mc2'],
  ])('makes a slug of %j', (name, slug) => {
    expect(file(name).topics[0]?.slug).toBe(slug);
  });

  it.each([
    ['no first line', 'Animals'],
    ['a subject that is none', '# Nature | botany | 1\nAnimals'],
    ['a column too many', '# Nature | science | 1\nAnimals | a | b | c | d'],
  ])('refuses %s', (_, text) => {
    expect(() => parseFieldFile('nature', text)).toThrow(/^nature\.txt/u);
  });
});

describe('the graph of topics', () => {
  const graph = buildGraph([file(...BIRDS)]);

  it('knows the ancestors of a topic, nearest first and each once', () => {
    expect(ancestorsOf(graph, 'penguins')).toEqual(['birds', 'antarctica', 'animals', 'places']);
    expect(withAncestors(graph, ['birds', 'penguins'])).toEqual([
      'birds',
      'animals',
      'penguins',
      'antarctica',
      'places',
    ]);
  });

  it.each([
    ['a parent that is none', ['Birds | | Beasts'], 'no parent "Beasts"'],
    ['a cycle', ['Birds | | Beasts', 'Beasts | | Birds'], 'is its own ancestor'],
    ['a topic twice', ['Birds', 'birds'], 'is also in nature'],
    ["an alias that is another topic's name", ['Birds', 'Beasts | Birds'], 'is the name of "birds"'],
  ])('finds %s', (_, lines, problem) => {
    expect(graphProblems([file(...lines)]).join('\n')).toContain(problem);
  });

  it('has nothing against a sound one', () => {
    expect(graphProblems([file(...BIRDS)])).toEqual([]);
  });
});

describe('askedIn', () => {
  const graph = buildGraph([file(...BIRDS)]);
  const asked = (answer: string, about: string[] = []) => {
    const question = { ...makeDraft({ answer }), id: 'x', form: FORMS[0], about, source: 'two readers' };
    return askedIn(graph, { topic: 'penguins', description: 'Birds.', questions: [question] }, question);
  };

  it('is the home, what else it is about, and all ancestors', () => {
    expect(asked('Krill')).toEqual(['penguins', 'birds', 'antarctica', 'animals', 'places']);
  });

  it('leaves out the topic that is the answer', () => {
    expect(asked('A penguin')).toEqual(['birds', 'antarctica', 'animals', 'places']);
    expect(asked('Antarctica')).not.toContain('antarctica');
  });
});
