import XMLBuilder from 'fast-xml-builder';
import type { Draft } from '../draft.ts';
import { arranged } from './arrange.ts';

/** Moodle's own limit for the name of a question is 255; a list of them wants less. */
const NAME_CHARACTERS = 80;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

// Plain text, so that a "<" in a question is a "<" and no tag.
const field = (text: string) => ({ '@format': 'plain_text', text });

function question(draft: Draft, n: number) {
  const { options, place } = arranged(draft, n);
  const tags = [
    `difficulty:${draft.difficulty}`,
    ...(draft.timer === undefined ? [] : [`seconds:${draft.timer}`]),
  ];
  return {
    '@type': 'multichoice',
    name: { text: [...draft.question].slice(0, NAME_CHARACTERS).join('') },
    questiontext: field(draft.question),
    generalfeedback: field(draft.explanation),
    defaultgrade: '1',
    single: 'true',
    shuffleanswers: 'true',
    answernumbering: 'abc',
    answer: options.map((text, i) => ({ '@fraction': i === place ? '100' : '0', ...field(text) })),
    tags: { tag: tags.map((text) => ({ text })) },
  };
}

/** A file in Moodle XML: the explanation as general feedback, level and time as tags. */
export function writeMoodle(drafts: readonly Draft[]): Uint8Array {
  const quiz = { question: drafts.map(question) };
  const xml: string = builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, quiz });
  return new TextEncoder().encode(xml);
}
