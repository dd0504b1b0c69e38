const ROWS = [
  [
    'question',
    'correct answer',
    'wrong answer 1',
    'wrong answer 2',
    'wrong answer 3',
    'explanation',
    'difficulty',
    'seconds',
  ],
  [
    'Which volcano buried the town of Pompeii?',
    'Vesuvius',
    'Stromboli',
    'Santorini',
    'Krakatoa',
    'It erupted in the year 79; the ash kept streets, houses and bread as they were.',
    '3',
    '30',
  ],
] as const;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * A CSV file with the columns that an import understands and one question to be replaced. It begins with a byte
 * order mark, without which spreadsheets take accents for something else.
 */
export function csvTemplate(): string {
  return `\uFEFF${ROWS.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}
