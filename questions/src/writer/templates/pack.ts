import { type Random, shuffled } from '@trivium/rules/random';
import type { Pack, PackBlock, PackFact } from '../../facts/pack-file.ts';
import { sameKey } from '../../words/text.ts';
import { collide } from '../apart.ts';
import { sameLength } from '../distractors.ts';
import type { Drafted } from '../drafted.ts';

/** Facts gathered by hand are the best there are. */
const MERIT = 8;

const numberOf = (text: string) => (/^\d{1,4}$/u.test(text) ? Number(text) : undefined);

/** Wrong answers from the other facts of the block; the nearest ones where answers are numbers or years. */
function othersFor(fact: PackFact, block: PackBlock, random: Random): string[] {
  if (fact.others !== undefined) return [...fact.others];
  const right = new Set(
    block.filter((other) => other.subject === fact.subject).map((other) => sameKey(other.answer)),
  );
  const answers = [...new Map(block.map((other) => [sameKey(other.answer), other.answer])).values()];
  const wrong = shuffled(
    answers.filter((answer) => !right.has(sameKey(answer)) && !collide(answer, fact.answer)),
    random,
  );
  const wanted = numberOf(fact.answer);
  if (wanted !== undefined)
    wrong.sort((a, b) => Math.abs((numberOf(a) ?? 0) - wanted) - Math.abs((numberOf(b) ?? 0) - wanted));
  const picked: string[] = [];
  const suits = (answer: string, chosen: readonly string[]) =>
    [fact.answer, ...chosen].every((other) => sameLength(other, answer)) &&
    !chosen.some((other) => collide(other, answer));
  for (const answer of wrong) if (picked.length < 3 && suits(answer, picked)) picked.push(answer);
  // The right answer should not be the longest where that can be helped.
  const longer = wrong.find(
    (answer) => answer.length >= fact.answer.length && suits(answer, picked.slice(0, 2)),
  );
  if (
    wanted === undefined &&
    longer !== undefined &&
    picked.every((answer) => answer.length < fact.answer.length)
  )
    picked[2] = longer;
  return picked;
}

/** The questions of a pack of facts. */
export function packQuestions(pack: Pack, random: Random): Drafted[] {
  return pack.blocks.flatMap((block) =>
    block.flatMap((fact): Drafted[] => {
      const [a, b, c] = othersFor(fact, block, random);
      if (a === undefined || b === undefined || c === undefined) return [];
      const explanation = fact.note.length >= 40 ? fact.note : `${fact.answer}: ${fact.note}`;
      return [
        {
          draft: {
            question: fact.question,
            answer: fact.answer,
            others: [a, b, c],
            explanation,
            difficulty: fact.level,
          },
          kind: 'fact',
          merit: MERIT + random(),
        },
      ];
    }),
  );
}
