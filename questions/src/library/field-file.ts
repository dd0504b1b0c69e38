import { SUBJECTS, type Subject } from '@trivium/rules/category';

/** A topic as its line in a field's file says it. */
export type TopicLine = {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names of the topics that every question about this one is also about. */
  readonly parents: readonly string[];
  /** Names that are narrower or beside it: the topic is offered for them, never taken. */
  readonly near: readonly string[];
  /** The heading under which it is browsed within its field; null for the field's general topics. */
  readonly section: string | null;
};

/** One file of `topics/`: a field of knowledge with its topics, in the order in which they are browsed. */
export type FieldFile = {
  readonly slug: string;
  readonly name: string;
  readonly subject: Subject;
  /** Its place among the fields, from 1. */
  readonly place: number;
  readonly topics: readonly TopicLine[];
};

/** The slug of a name: plain lower-case letters and digits with hyphens. 'Salvador Dalí' is 'salvador-dali'. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/['’.]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function topicLine(line: string, section: string | null): TopicLine {
  const [name = '', aliases, parents, near] = line.split('|').map((part) => part.trim());
  return {
    slug: slugOf(name),
    name,
    aliases: list(aliases),
    parents: list(parents),
    near: list(near),
    section,
  };
}

/**
 * Reads a field's file. The first line is `# Name | subject | place`; `## Heading` opens a section; any other line is
 * `Name | alias, alias | Parent, Parent | near name, near name`, with empty columns left empty or out.
 * @throws Error that names file and line
 */
export function parseFieldFile(slug: string, text: string): FieldFile {
  const lines = text.split('\n').map((line) => line.trim());
  const [name = '', subject = '', place = ''] = (lines[0] ?? '')
    .replace(/^# /u, '')
    .split('|')
    .map((part) => part.trim());
  const known = SUBJECTS.find((one) => one === subject);
  if (!lines[0]?.startsWith('# ') || known === undefined || !(Number(place) > 0)) {
    throw new Error(`${slug}.txt: the first line must be "# Name | subject | place"`);
  }
  const topics: TopicLine[] = [];
  let section: string | null = null;
  for (const [n, line] of lines.entries()) {
    if (n === 0 || line === '') continue;
    if (line.startsWith('## ')) section = line.slice(3).trim();
    else if (line.split('|').length > 4) throw new Error(`${slug}.txt:${n + 1}: more than four columns`);
    else topics.push(topicLine(line, section));
  }
  return { slug, name, subject: known, place: Number(place), topics };
}
