import { expect, test } from 'vitest';
import { withinBounds } from './sheet-bounds.ts';

const sheet = (inner: string) =>
  `<?xml version="1.0"?><worksheet xmlns:r="http://x/r"><sheetData>${inner}</sheetData></worksheet>`;

test.each([
  ['<row r="1"><c r="A1" t="s"><v>0</v></c></row>', true],
  ["<row r='9999'><c r='CZ9999'><v>0</v></c></row>", true],
  ['<row><c t="inlineStr"><is><t>if r="far away" > 3</t></is></c></row>', true],
  ['<row r="10000"/>', false],
  ['<row r="1000000000"/>', false],
  ['<row r="1e9"/>', false],
  ['<row r="Infinity"/>', false],
  ['<row r = "&#57;99999"/>', false],
  ['<row r="1"><c r="DA1"/></row>', false],
  ['<row r="1"><c r="zz1"/></row>', false],
  ['<row spans=">" r="1000000000"/>', false],
  ['<row spans=\'"\' r="1000000000"/>', false],
  ['<!-- " --><row r="1000000000"/><!-- " -->', false],
  ['<x:row x:r="1000000000"/>', false],
  ['<row r="1"', false],
])('%s: %s', (inner, expected) => {
  expect(withinBounds(sheet(inner))).toBe(expected);
});
