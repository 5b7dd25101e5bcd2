import type { Cited, TableClaimFacts } from "@sat/engine";
import { UnprovenError } from "../../solving/unproven.ts";

/** Words for more and for less of what is measured. */
const MORE = /\b(?:more|larger|higher|longer|thicker|faster|earlier)\b/;
const LESS = /\b(?:fewer|less|smaller|lower|shorter|thinner|slower|later)\b/;

/**
 * Which group a sentence names and which two values it gives, or by how much one column exceeds the other: of two values the first column's before the second's. The words
 * for the columns are taken out first, since they may hold numbers of their own.
 */
export function readCitation(
  sentence: string,
  { rows, columns }: Pick<TableClaimFacts, "rows" | "columns">,
): { readonly row: string } & Cited {
  const low = sentence.toLowerCase();
  const named = rows.filter((row) => low.includes(row.toLowerCase()));
  const places = columns.map((column) => low.indexOf(column.toLowerCase()));
  const [first = -1, second = -1] = places;
  const bare = columns.reduce((text, column) => text.replaceAll(column.toLowerCase(), " "), low);
  const numbers = (bare.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) =>
    Number(digits.replaceAll(",", "")),
  );
  const [row, ...more] = named;
  const [x, y, ...others] = numbers;
  if (row === undefined || more.length > 0) {
    throw new UnprovenError(`"${sentence}" does not name one group`);
  }
  if (x !== undefined && y === undefined) {
    const sign = signOf(bare, first, second);
    if (sign === 0) throw new UnprovenError(`"${sentence}" does not say which column holds more`);
    return { row, difference: sign * x };
  }
  if (first < 0 || second < first) {
    throw new UnprovenError(`"${sentence}" does not name both columns in their order`);
  }
  if (x === undefined || y === undefined || others.length > 0) {
    throw new UnprovenError(`"${sentence}" does not give two values`);
  }
  return { row, values: [x, y] };
}

/** Which way a difference goes: 1 if more of the column named first, -1 if less, 0 if the words do not tell. */
function signOf(words: string, first: number, second: number): -1 | 0 | 1 {
  const isMore = MORE.test(words);
  if (first < 0 || second < 0 || first === second || isMore === LESS.test(words)) return 0;
  return isMore === first < second ? 1 : -1;
}
