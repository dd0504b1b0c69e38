import { type Random, shuffled } from '@trivium/rules/random';
import type { CssProperty, Emoji, HttpStatus } from '../../facts/source.ts';
import { givesAway } from '../apart.ts';
import type { Drafted } from '../drafted.ts';
import { make } from './make.ts';

const CLASSES: Record<string, string> = {
  1: 'informational responses',
  2: 'success',
  3: 'redirection',
  4: 'errors of the client',
  5: 'errors of the server',
};
const COMMON = new Set([
  200, 201, 204, 301, 302, 304, 400, 401, 403, 404, 405, 410, 418, 429, 500, 502, 503, 504,
]);
/** Not in use, or by an extension that hardly anybody implements. */
const RARE = new Set([305, 306, 509, 510, 102, 208, 226, 506]);

/** HTTP status codes both ways. */
export function httpQuestions(all: readonly HttpStatus[], random: Random): Drafted[] {
  const statuses = all.filter((status) => !RARE.has(status.code));
  return statuses.flatMap((status): Drafted[] => {
    const group = String(status.code)[0] ?? '';
    const same = shuffled(
      statuses.filter((other) => other !== status && String(other.code).startsWith(group)),
      random,
    );
    const others = [
      ...same,
      ...shuffled(
        statuses.filter((other) => !same.includes(other) && other !== status),
        random,
      ),
    ].slice(0, 3);
    const level = COMMON.has(status.code) ? 3 : 7;
    const explanation = `Codes that begin with ${group} stand for ${CLASSES[group]}; ${others[0]?.code} is “${others[0]?.text}” and ${others[1]?.code} is “${others[1]?.text}”.`;
    return [
      ...make({
        question: `What does the HTTP status code ${status.code} mean?`,
        answer: status.text,
        others: others.map((other) => other.text),
        explanation,
        level,
        kind: 'meaning',
      }),
      ...make({
        question: `Which HTTP status code stands for “${status.text}”?`,
        answer: String(status.code),
        others: others.map((other) => String(other.code)),
        explanation,
        level: level + 1,
        kind: 'define',
      }),
    ];
  });
}

/** Initial values and inheritance of CSS properties. */
export function cssQuestions(all: readonly CssProperty[], random: Random): Drafted[] {
  const plain = all.filter(
    (property) => /^[a-z-]{1,14}$/u.test(property.initial) && !property.name.startsWith('-'),
  );
  const values = [...new Set(plain.map((property) => property.initial))];
  const simple = (name: string) => name.split('-').length;
  return shuffled(plain, random).flatMap((property): Drafted[] => {
    const inherited = property.inherited
      ? 'Children inherit the property from their parent element.'
      : 'The property is not inherited by child elements.';
    const others = shuffled(
      values.filter((value) => value !== property.initial && value !== 'currentcolor'),
      random,
    ).slice(0, 3);
    return make({
      question: `What is the initial value of the CSS property ${property.name}?`,
      answer: property.initial,
      others,
      explanation: `It applies where no style sheet sets anything else. ${inherited}`,
      level: 3 + simple(property.name) * 1.4,
      kind: 'fact',
      merit: 6 - simple(property.name),
    });
  });
}

/** Which emoji goes by a name of Unicode. */
export function emojiQuestions(all: readonly Emoji[], random: Random): Drafted[] {
  const plain = all.filter(
    (emoji) => !emoji.name.includes(':') && !emoji.character.includes('\u200d') && emoji.group !== 'Symbols',
  );
  return shuffled(plain, random)
    .slice(0, 120)
    .flatMap((emoji): Drafted[] => {
      const others = shuffled(
        plain.filter(
          (other) => other.group === emoji.group && other !== emoji && !givesAway(other.name, emoji.name),
        ),
        random,
      ).slice(0, 3);
      const explanation = `It belongs to the group “${emoji.group}”; the others are called ${others.map((other) => other.name).join(', ')}.`;
      return make({
        question: `Which of these emoji is called “${emoji.name}”?`,
        answer: emoji.character,
        others: others.map((other) => other.character),
        explanation,
        level: 1 + random() * 4,
        kind: 'fact',
      });
    });
}
