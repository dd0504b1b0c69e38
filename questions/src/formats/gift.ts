import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs';
import { decodeText } from './decode.ts';
import { entryOf, ONLY_FOUR } from './entry.ts';
import { type Entry, FILE_LIMITS, fileProblem } from './format.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { htmlToPlain, showsMedia, tidy } from './plain.ts';

/** Longer than any sound question with its mark-up: the grammar is not asked to work through a novel. */
const MAX_CHARACTERS = 10_000;

const NOT_UNDERSTOOD =
  'The question cannot be understood as GIFT. Inside a text, put a backslash before each of ~ = # { } and \\.';

const KINDS: Partial<Record<GIFTQuestion['type'], string>> = {
  Description: 'The text has no answers in braces.',
  TF: 'The question is a true or false one.',
  Short: 'The question asks for a typed answer, or marks every answer as right.',
  Numerical: 'The question asks for a number.',
  Essay: 'The question asks for an essay.',
  Matching: 'The question asks to match pairs.',
};

/** Only `[plain]` takes a "<" as it stands; in all others GIFT allows HTML. */
function textOf(part: TextFormat | null): string {
  if (part === null) return '';
  return part.format === 'plain' ? tidy(part.text) : htmlToPlain(part.text);
}

/** A weight that only repeats what "=" and "~" say, or takes points away for a wrong answer. */
function wholeWeight({ isCorrect, weight }: TextChoice): boolean {
  if (weight === null) return true;
  return isCorrect ? weight === 100 : weight <= 0;
}

function parsed(text: string): GIFTQuestion | undefined {
  try {
    const found = parse(text);
    return found.length === 1 ? found[0] : undefined;
  } catch {
    return undefined;
  }
}

function blockEntry({ row, text, difficulty, seconds }: GiftBlock): Entry {
  if (text.length > MAX_CHARACTERS)
    return { row, message: `The question has more than ${MAX_CHARACTERS} characters.` };
  const question = parsed(text);
  if (question === undefined) return { row, message: NOT_UNDERSTOOD };
  if (question.type !== 'MC') return { row, message: `${KINDS[question.type] ?? ''} ${ONLY_FOUR}`.trim() };
  if (!question.choices.every(wholeWeight)) {
    return { row, message: `An answer gives a part of the points. ${ONLY_FOUR}` };
  }
  if (
    [question.stem, ...question.choices.map((choice) => choice.text)].some((part) => showsMedia(part.text))
  ) {
    return { row, message: 'The question has a picture or a sound, which cannot be imported.' };
  }
  return entryOf({
    row,
    question: textOf(question.stem),
    options: question.choices.map(({ text: choice, isCorrect }) => ({
      text: textOf(choice),
      right: isCorrect,
    })),
    explanation: textOf(question.globalFeedback),
    difficulty,
    seconds,
  });
}

/**
 * The entries of a file in GIFT. General feedback is the explanation; titles, categories and the feedback of
 * single answers are left aside; level and time stand in comments before the question (`// difficulty: 4`).
 */
export function readGift(bytes: Uint8Array): Entry[] {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [fileProblem(decoded.message)];
  // One too many is enough to refuse the file.
  const blocks = giftBlocks(decoded.text).slice(0, FILE_LIMITS.questions + 1);
  return blocks.map(blockEntry);
}
