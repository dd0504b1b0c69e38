import { entryOf } from './entry.ts';
import { type Entry, fileProblem } from './format.ts';
import { tidy } from './plain.ts';

/** The rows of a sheet or of a file of separated values; every cell is text, '' where nothing stands. */
export type Table = readonly (readonly string[])[];

/** Titles and hints may stand above the header, as they do in the template of Kahoot. */
const HEADER_WITHIN = 30;

const COLUMNS = {
  question: /^question\b/u,
  right: /^(?:correct|right) answers?\b|^correct$/u,
  option1: /^answer 1\b/u,
  option2: /^answer 2\b/u,
  option3: /^answer 3\b/u,
  option4: /^answer 4\b/u,
  wrong1: /^(?:wrong|incorrect) answer 1\b/u,
  wrong2: /^(?:wrong|incorrect) answer 2\b/u,
  wrong3: /^(?:wrong|incorrect) answer 3\b/u,
  explanation: /^explanation\b/u,
  difficulty: /^difficulty\b/u,
  seconds: /^(?:seconds|time limit)\b/u,
} as const;
type Column = keyof typeof COLUMNS;

type Header = {
  readonly at: number;
  readonly numbered: boolean;
  readonly columns: ReadonlyMap<Column, number>;
};

const NUMBERED: readonly Column[] = ['question', 'right', 'option1', 'option2', 'option3', 'option4'];
const OWN: readonly Column[] = ['question', 'right', 'wrong1', 'wrong2', 'wrong3'];

/** The first row whose words name all columns of one of the two layouts, in any order. */
function headerOf(table: Table): Header | undefined {
  for (const [at, row] of table.slice(0, HEADER_WITHIN).entries()) {
    const titles = row.map((cell) => tidy(cell.slice(0, 200)).toLowerCase());
    const columns = new Map<Column, number>();
    for (const [column, pattern] of Object.entries(COLUMNS) as [Column, RegExp][]) {
      const place = titles.findIndex((title) => pattern.test(title));
      if (place >= 0) columns.set(column, place);
    }
    const numbered = NUMBERED.every((column) => columns.has(column));
    if (numbered || OWN.every((column) => columns.has(column))) return { at, numbered, columns };
  }
  return undefined;
}

/** The places (from 1) that a cell such as "2" or "1,3" names; undefined when it names anything else. */
function placesOf(cell: string): number[] | undefined {
  const parts = tidy(cell)
    .split(/[\s,;]+/u)
    .map((part) => part.replace(/\.0+$/u, ''));
  return parts.every((part) => /^[1-4]$/u.test(part)) ? parts.map(Number) : undefined;
}

/** An entry of the layout with numbered answers, or of the one that names the right answer first. */
function rowEntry(cells: readonly string[], row: number, { columns, numbered }: Header): Entry {
  const at = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const rest = { explanation: at('explanation'), difficulty: at('difficulty'), seconds: at('seconds') };
  if (!numbered) {
    const wrong = [at('wrong1'), at('wrong2'), at('wrong3')].map((text) => ({ text, right: false }));
    const options = [{ text: at('right'), right: true }, ...wrong];
    return entryOf({ row, question: at('question'), options, ...rest });
  }
  const places = tidy(at('right')) === '' ? [] : placesOf(at('right'));
  if (places === undefined) {
    const said = tidy(at('right')).slice(0, 40);
    return { row, message: `The correct answer must be a number from 1 to 4, not "${said}".` };
  }
  const texts = [at('option1'), at('option2'), at('option3'), at('option4')];
  const options = texts.map((text, i) => ({ text, right: places.includes(i + 1) }));
  return entryOf({ row, question: at('question'), options, ...rest, clampSeconds: true });
}

/** Whether a row says anything beside its number, which templates fill in beforehand. */
function speaks(cells: readonly string[], header: Header): boolean {
  const columns: readonly Column[] = header.numbered ? NUMBERED : OWN;
  return columns.some((column) => tidy(cells[header.columns.get(column) ?? -1] ?? '') !== '');
}

/**
 * The questions of a table with a header in either layout: ours (question, correct answer, wrong answer 1 to 3)
 * or that of Kahoot (question, answer 1 to 4, time limit, number of the correct answer), with or without the
 * columns explanation, difficulty and seconds. Empty rows count but say nothing. Undefined without a header.
 */
export function tableEntries(table: Table): Entry[] | undefined {
  const header = headerOf(table);
  if (header === undefined) return undefined;
  return table
    .map((cells, i) => ({ cells, row: i + 1 }))
    .slice(header.at + 1)
    .filter(({ cells }) => speaks(cells, header))
    .map(({ cells, row }) => rowEntry(cells, row, header));
}

/** Said when no row names the columns. */
export const NO_HEADER = fileProblem(
  'No row names the columns. One must read: question, correct answer, wrong answer 1, wrong answer 2, wrong answer 3.',
);
