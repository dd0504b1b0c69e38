/** What a spreadsheet takes for the beginning of a formula, also behind apostrophes that a guard was put before; full-width forms count. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that no spreadsheet computes: an apostrophe before whatever could begin a formula. `unguarded` takes it away again. */
export function guarded(cell: string): string {
  return DANGEROUS.test(cell) ? `'${cell}` : cell;
}

/** A cell without its guard; an apostrophe before anything else is the writer's own. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell;
}
