/** A tag with balanced quotes and no angle bracket inside, or the text between tags. */
const TOKEN = /<(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>|[^<]+/uy;
/** The attribute r of any tag; the name space that is called r gives no place. */
const PLACE = /(?<!\sxmlns:)\br\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** A row up to 9999, a column up to CZ (the 104th), or both. */
const NEAR = /^(?:[A-C]?[A-Z])?[1-9]\d{0,3}$/u;

/**
 * Whether all rows and cells of a sheet stand where a list of questions may stand. A reader that fills up the gaps
 * needs memory for the farthest cell, and a cell at row 1 000 000 000 takes a hundred bytes to write. What is not
 * written in the simple way of spreadsheets is not trusted either.
 */
export function withinBounds(sheet: string): boolean {
  let at = 0;
  while (at < sheet.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(sheet)?.[0];
    if (token === undefined) return false;
    at += token.length;
    if (!token.startsWith('<')) continue;
    for (const [, double, single] of token.matchAll(PLACE)) {
      if (!NEAR.test(double ?? single ?? '')) return false;
    }
  }
  return true;
}
