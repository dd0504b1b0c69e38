import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./packs/', import.meta.url);

/** A fact of a pack: `answer` is what the question about `subject` asks for; `note` tells more. */
export type PackFact = {
  readonly question: string;
  readonly subject: string;
  readonly answer: string;
  /** 1 to 10, as of a draft. */
  readonly level: number;
  readonly note: string;
  /** Three wrong options where the other answers of the block do not serve. */
  readonly others?: readonly string[];
};
/** Facts that answer the same kind of question: each is a wrong answer for the others. */
export type PackBlock = readonly PackFact[];
/** Facts about one popular topic, collected by hand. */
export type Pack = { readonly slug: string; readonly name: string; readonly blocks: readonly PackBlock[] };

function parseFact(line: string, question: string, file: string): PackFact {
  const fields = line.split('|').map((field) => field.trim());
  if (line.startsWith('*')) {
    const [asked = '', answer = '', others = '', level, note = ''] = fields;
    const wrong = others.split(';').map((other) => other.trim());
    if (wrong.length !== 3 || note === '')
      throw new Error(`${file}: five fields and three others in "${line}"`);
    return {
      question: asked.slice(1).trim(),
      subject: asked,
      answer,
      others: wrong,
      level: Number(level),
      note,
    };
  }
  const [subject = '', answer = '', level, note = ''] = fields;
  if (note === '' || !(Number(level) >= 1)) throw new Error(`${file}: four fields in "${line}"`);
  return { question: question.replace('{}', subject), subject, answer, level: Number(level), note };
}

/**
 * Reads a pack. `# Name` comes first; `? Question about {}` opens a block, whose facts are
 * `subject | answer | level | note`; `* Question | answer | other; other; other | level | note` stands for itself.
 * Throws an Error that names the line that is none of these.
 */
export function parsePack(slug: string, text: string): Pack {
  let name = slug;
  let question = '';
  const blocks: PackFact[][] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) name = line.slice(2);
    else if (line.startsWith('? ')) {
      question = line.slice(2);
      blocks.push([]);
    } else if (line.startsWith('* ')) blocks.push([parseFact(line, '', slug)]);
    else blocks.at(-1)?.push(parseFact(line, question, slug));
  }
  return { slug, name, blocks };
}

/** Every pack of the folder. */
export function readPacks(): Pack[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return files.map((file) => parsePack(file.slice(0, -4), readFileSync(new URL(file, FOLDER), 'utf8')));
}
