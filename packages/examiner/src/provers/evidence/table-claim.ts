import type { Cited, TableClaimFacts } from "@sat/engine";
import { OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import { type Sides, bears, readClaim } from "./read-claim.ts";
import { readCitation } from "./read-citation.ts";
import { readFigure } from "./read-figure.ts";

/** The options that are true of the printed figure and bear on the claim as it is printed. */
export function proveTableClaim(facts: TableClaimFacts, item: ShownChoice): OptionLetter[] {
  const data = readFigure(item.figure, facts.rows);
  const claim = readClaim(facts, item);
  return OPTION_LETTERS.filter((letter) => {
    const printed = item.options[letter];
    const read = readCitation(printed, facts);
    const { row } = read;
    const claimed = facts.citations.find(({ text }) => text === printed);
    if (claimed?.row !== row || !saysTheSame(read, claimed)) {
      throw new UnprovenError(`"${printed}" does not say what the facts claim`);
    }
    const actual = data.get(row);
    if (actual === undefined) throw new UnprovenError(`the figure does not show ${row}`);
    return isTrue(read, actual) && bears(claim, row, data);
  });
}

function saysTheSame(one: Cited, other: Cited): boolean {
  if ("values" in one) return "values" in other && isTrue(one, other.values);
  return "difference" in other && areEqual(one.difference, other.difference);
}

/** Whether two values are as they are cited, or differ as is said. */
function isTrue(cited: Cited, [x, y]: Sides): boolean {
  return "values" in cited
    ? areEqual(cited.values[0], x) && areEqual(cited.values[1], y)
    : areEqual(cited.difference, x - y);
}

function areEqual(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}
