/** The source of one question: `row` is the line (from 1) on which it begins; level and time as its comments name them. */
export type GiftBlock = {
  readonly row: number;
  readonly text: string;
  readonly difficulty: string;
  readonly seconds: string;
};

const COMMENT = /^\s*\/\//u;
const CATEGORY = /^\s*\$CATEGORY:/u;
const TITLE = /^\s*::(?:\\.|(?!::).)*::/su;

/** The value that a comment such as "// difficulty: 4" gives to a word; the last one counts. */
function noted(comments: readonly string[], word: 'difficulty' | 'seconds'): string {
  const values = comments.map(
    (comment) => new RegExp(`^\\s*//\\s*${word}\\s*:\\s*(\\S+)`, 'iu').exec(comment)?.[1],
  );
  return values.findLast((value) => value !== undefined) ?? '';
}

/**
 * The source as the grammar wants it: no title, an escaped line break as a space, and colons escaped, which people
 * leave bare; not in the braces of a number, where they part it from its tolerance.
 */
function forGrammar(source: string): string {
  return source.replace(TITLE, '').replace(/\\(.)|\{\s*#[^}]*|:/gsu, (whole, escaped) => {
    if (whole === ':') return '\\:';
    return escaped === 'n' ? ' ' : whole;
  });
}

/**
 * The questions of a file in GIFT, which blank lines part. Each goes through the grammar by itself, so that one
 * mistake does not hide the next; comments are taken out, as Moodle does, because the grammar allows them only between
 * questions.
 */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let row = 1;
  let kept: string[] = [];
  let comments: string[] = [];
  const close = () => {
    const [difficulty, seconds] = [noted(comments, 'difficulty'), noted(comments, 'seconds')];
    if (kept.length > 0) blocks.push({ row, text: forGrammar(kept.join('\n')), difficulty, seconds });
    kept = [];
    comments = [];
  };
  for (const [i, line] of text.split(/\r\n|\n|\r/u).entries()) {
    if (line.trim() === '') close();
    else if (COMMENT.test(line)) comments.push(line);
    else if (!CATEGORY.test(line)) {
      if (kept.length === 0) row = i + 1;
      kept.push(line);
    }
  }
  close();
  return blocks;
}
