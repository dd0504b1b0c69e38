/**
 * Prints questions for a person to judge, with the key apart at the end, so that it is not seen first:
 * `node questions/src/eval/sample.ts SEED COUNT name name ...`, COUNT questions of each name.
 */
import { randomFrom, shuffled } from '@trivium/rules/random';
import { ensureFacts } from '../facts/facts-file.ts';
import { openFacts } from '../facts/sqlite-source.ts';
import { optionsOf } from '../options.ts';
import { writeQuiz } from '../writer/write-quiz.ts';

const [seed = 'sample', count = '4', ...names] = process.argv.slice(2);
const source = openFacts(await ensureFacts());
const key: string[] = [];
let number = 0;
for (const name of names) {
  const quiz = writeQuiz(source, name, { seed });
  process.stdout.write(
    `\n== ${name}: ${quiz.ok ? `${quiz.interpretation}, ${quiz.questions.length}` : quiz.reason}\n`,
  );
  if (!quiz.ok) continue;
  const random = randomFrom(seed + name);
  for (const draft of quiz.questions.slice(0, Number(count))) {
    number++;
    process.stdout.write(
      `${number}. ${draft.question}\n     ${shuffled(optionsOf(draft), random).join(' | ')}\n`,
    );
    key.push(`${number}. [${draft.difficulty}] ${draft.answer}. ${draft.explanation}`);
  }
}
process.stdout.write(`\n${key.join('\n')}\n`);
source.close();
