import type { Draft } from '../draft.ts';
import { keyOf } from '../facts/key.ts';
import type { FactSource } from '../facts/source.ts';
import { isFunctionWord } from '../words/function-words.ts';
import { related } from '../words/related.ts';
import { wordsOf } from '../words/text.ts';

const KIN =
  /\b(?:brother|sister|son|daughter|father|mother|nephew|niece|uncle|aunt|cousin|grandson|grandfather|wife|husband)\b/u;
/** So many letters at the start of two proper names make them look akin: Judah and Judea. */
const NAME_START = 3;

const contentOf = (text: string) => wordsOf(text).filter((word) => word.length > 2 && !isFunctionWord(word));
const capitals = (text: string) => (text.match(/\p{Lu}[\p{L}’-]{2,}/gu) ?? []).flatMap(wordsOf);
const startsOf = (words: readonly string[]) => new Set(words.map((word) => word.slice(0, NAME_START)));

/** Whether a word of the topic's name points at the right answer alone: the only Roman beside Roman generals. */
export function namesTopic({ answer, others }: Draft, topic: string): boolean {
  const said = contentOf(topic);
  const shows = (text: string) =>
    contentOf(text).filter((word) => said.some((other) => related(word, other)));
  const [own, ...rest] = [answer, ...others].map(shows);
  return own?.some((word) => rest.every((words) => !words.includes(word))) ?? false;
}

/** Whether a proper name in the answer begins as one in the question does and hardly any other option's. */
export function echoesName({
  question,
  answer,
  others,
}: Pick<Draft, 'question' | 'answer' | 'others'>): boolean {
  const asked = startsOf(capitals(question.replace(/^\P{L}*\p{L}+/u, '')));
  const echoes = (text: string) => startsOf(capitals(text)).intersection(asked).size > 0;
  return echoes(answer) && others.filter(echoes).length < 2;
}

/** Whether a relative of a named person is asked for and the answer alone bears the surname. */
export function sharesSurname(source: FactSource, { question, answer, others }: Draft): boolean {
  if (!KIN.test(question)) return false;
  const surname = wordsOf(answer).at(-1) ?? '';
  const named = capitals(question).flatMap((word) =>
    source.entries(source.senses(keyOf(word)).map((sense) => sense.entry)),
  );
  const bears = (name: string) => wordsOf(name).at(-1) === surname;
  const family = named.some((entry) => entry.instance && [entry.lemma, ...entry.others].some(bears));
  return family && others.filter(bears).length < 2;
}
