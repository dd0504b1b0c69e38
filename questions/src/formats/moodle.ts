import { decodeXML } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { decodeText } from './decode.ts';
import { entryOf, ONLY_FOUR } from './entry.ts';
import { type Entry, fileProblem } from './format.ts';
import { htmlToPlain, showsMedia, tidy } from './plain.ts';

/** The inside of `<text>`, as it stands in the file: entities and CDATA sections are still there. */
const raw = z.catch(
  z.union([
    z.string(),
    z.pipe(
      z.object({ '#text': z.string() }),
      z.transform((node) => node['#text']),
    ),
  ]),
  '',
);
const field = z.catch(z.object({ text: raw, '@format': z.optional(z.string()) }), { text: '' });
type Field = z.output<typeof field>;

const question = z.object({
  '@type': z.optional(z.string()),
  questiontext: field,
  generalfeedback: field,
  answer: z.catch(
    z.array(z.object({ text: raw, '@format': z.optional(z.string()), '@fraction': z.optional(z.string()) })),
    [],
  ),
  tags: z.catch(z.object({ tag: z.array(field) }), { tag: [] }),
});
type Question = z.output<typeof question>;

const file = z.object({ quiz: z.union([z.object({ question: z.array(z.unknown()) }), z.literal('')]) });

// Nothing in a file is expanded: texts are kept raw and only the characters that XML itself escapes are decoded.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  stopNodes: ['..text'],
  isArray: (name) => name === 'question' || name === 'answer' || name === 'tag',
});

/** The characters that a raw text stands for: CDATA as it is, the rest with its entities decoded. */
function characters(text: string): string {
  return text
    .split(/(<!\[CDATA\[.*?(?:\]\]>|$))/su)
    .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9).replace(/\]\]>$/u, '') : decodeXML(part)))
    .join('');
}

function plain({ text, '@format': format }: Field): string {
  return format === 'plain_text' ? tidy(characters(text)) : htmlToPlain(characters(text));
}

/** The value of a tag such as "difficulty:4". */
function tagged({ tags }: Question, word: string): string {
  const texts = tags.tag.map((tag) => tidy(characters(tag.text)).toLowerCase());
  return texts.find((text) => text.startsWith(`${word}:`))?.slice(word.length + 1) ?? '';
}

function questionEntry(one: unknown, row: number): Entry {
  const { data } = question.safeParse(one);
  const type = data?.['@type'] ?? '';
  if (data === undefined || type !== 'multichoice') {
    return { row, message: `The question is of the type "${type.slice(0, 30)}". ${ONLY_FOUR}` };
  }
  if ([data.questiontext, ...data.answer].some(({ text }) => showsMedia(characters(text)))) {
    return { row, message: 'The question has a picture or a sound, which cannot be imported.' };
  }
  const fractions = data.answer.map((answer) => Number(answer['@fraction'] ?? '0'));
  if (fractions.some((fraction) => Number.isNaN(fraction) || (fraction > 0 && fraction !== 100))) {
    return { row, message: `An answer gives a part of the points. ${ONLY_FOUR}` };
  }
  return entryOf({
    row,
    question: plain(data.questiontext),
    options: data.answer.map((answer, i) => ({ text: plain(answer), right: fractions[i] === 100 })),
    explanation: plain(data.generalfeedback),
    difficulty: tagged(data, 'difficulty'),
    seconds: tagged(data, 'seconds'),
  });
}

/** The questions of a file as the parser gives them, or a sentence about what is wrong with it. */
function questionsOf(text: string): unknown[] | string {
  const prolog = text.slice(0, Math.max(0, text.search(/<quiz\b/u)));
  if (prolog.includes('<!DOCTYPE'))
    return 'The XML brings a document type of its own, which Moodle files do not have.';
  const valid = XMLValidator.validate(text);
  if (valid !== true) return `The XML is broken near line ${valid.err.line}: it may have been cut off.`;
  try {
    const { data } = file.safeParse(parser.parse(text));
    if (data === undefined) return 'The XML holds no <quiz> with questions, as Moodle writes it.';
    return data.quiz === '' ? [] : data.quiz.question;
  } catch {
    return 'The XML cannot be read.';
  }
}

const isCategory = (one: unknown) => question.safeParse(one).data?.['@type'] === 'category';

/**
 * The entries of a file in Moodle XML. General feedback is the explanation; level and time are tags
 * ("difficulty:4"); categories, names and feedback of single answers are left aside.
 */
export function readMoodle(bytes: Uint8Array): Entry[] {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [fileProblem(decoded.message)];
  const questions = questionsOf(decoded.text);
  if (typeof questions === 'string') return [fileProblem(questions)];
  return questions.filter((one) => !isCategory(one)).map((one, i) => questionEntry(one, i + 1));
}
