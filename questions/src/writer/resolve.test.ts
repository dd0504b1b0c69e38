import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAliases } from '../facts/alias-file.ts';
import { BUILD_TIMEOUT_MS, openTestFacts } from '../facts/open-test-facts.ts';
import { resolveTopic } from './resolve.ts';
import { parseChoices, parseTarget } from './target.ts';

describe('resolveTopic', () => {
  let source: Awaited<ReturnType<typeof openTestFacts>>;
  beforeAll(async () => {
    source = await openTestFacts();
  }, BUILD_TIMEOUT_MS);
  afterAll(() => source.close());
  const status = (name: string) => resolveTopic(source, name).status;
  const nameOf = (name: string) => {
    const found = resolveTopic(source, name);
    return found.status === 'ok' ? found.topic.name : found.status;
  };

  it.each([
    ['Birds', 'Birds'],
    ['  the BIRDS ', 'Birds'],
    ['WW2', 'World War 2'],
    ['second world war', 'World War 2'],
    ['Astronmy', 'Astronomy'],
    ['Phylosophy', 'Philosophy'],
    ['Mamals', 'Mammals'],
    ['Cats & Dogs', 'Cats and Dogs'],
    ['Capitals of Asia', 'Asian capitals'],
    ['Types of cheese', 'Cheese'],
    ['Norway', 'Norway'],
    ['US presidents', 'US presidents'],
    ['Third Reich', 'Nazi Germany'],
    ['Grammar terms', 'Grammar'],
    ['Oceans and seas', 'Oceans and seas'],
    ['Tortoises and turtles and owls', 'Turtles and Owls'],
    ['Radio', 'Radio'],
  ])('%s is %s', (name, topic) => {
    expect(nameOf(name)).toBe(topic);
  });

  it.each(['Python', 'Mercury', 'Jaguar', 'Java', 'Turkey', 'Amazon', 'Georgia', 'Apple'])(
    '%s is asked about',
    (name) => {
      const found = resolveTopic(source, name);
      if (found.status !== 'ambiguous') throw new Error(`${name} is ${found.status}`);
      expect(found.choices.length).toBeGreaterThanOrEqual(2);
      for (const { sense } of found.choices) expect(resolveTopic(source, name, sense).status).toBe('ok');
    },
  );

  it.each([
    ['porn stars', 'refused'],
    ['fucking idiots', 'refused'],
    ['nazis are great', 'refused'],
    ['ethnic slurs', 'refused'],
    ['My friends and me', 'refused'],
    ['Our wedding', 'refused'],
    ['asdfgh', 'unknown'],
    ['qwerty zxcv', 'unknown'],
    ['lol', 'unknown'],
    ['Stuff', 'unknown'],
    ['x', 'unknown'],
    ['12345', 'unknown'],
    ['日本の歴史', 'unknown'],
    ['Friends', 'unknown'],
  ])('%s is %s', (name, expected) => {
    expect(status(name)).toBe(expected);
  });

  it.each([
    ['Vögel', 'Birds'],
    ['Histoire', 'History'],
    ['Animales', 'Animals'],
    ['Deutschland', 'Germany'],
  ])('%s is not bent into an English word; %s is offered', (name, english) => {
    const found = resolveTopic(source, name);
    if (found.status !== 'unknown') throw new Error(`${name} is ${found.status}`);
    expect(found.nearest).toContain(english);
  });

  it.each([
    ['Spies', 'Crime'],
    ['Navies', 'Military'],
    ['Festivals', 'Holidays'],
    ['Chemical symbols', 'Periodic table'],
  ])('%s is not taken for what it is near to; %s is offered', (name, near) => {
    const found = resolveTopic(source, name);
    if (found.status !== 'unknown') throw new Error(`${name} is ${JSON.stringify(found)}`);
    expect(found.nearest.slice(0, 1)).toEqual([near]);
  });

  it.each(['Roman emperors and generals', 'German poets and painters', 'Birds and spies', 'Music history'])(
    '%s is no topic, for a part of it would be left out or widened',
    (name) => {
      expect(status(name)).toBe('unknown');
    },
  );

  it('finds something behind every part of every alias', () => {
    const packs = new Set(source.records('pack').map((pack) => pack.slug));
    const missing = readAliases().flatMap(({ name, target }) =>
      (parseChoices(target)?.map((choice) => choice.target) ?? [target])
        .flatMap((each) => each.split(' + '))
        .filter((part) => {
          const [parsed] = parseTarget(source, part);
          return parsed === undefined || (parsed.kind === 'pack' && !packs.has(parsed.slug));
        })
        .map((part) => `${name}: ${part}`),
    );
    expect(missing).toEqual([]);
  });
});
