import type { Facts } from "@sat/engine";
import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { sameNum } from "../exact/num.ts";
import { namesItsRight, optionNumber } from "../provers/option-value.ts";
import type { Reading } from "../reading/read-option.ts";
import type { Tree } from "../reading/tree.ts";
import { areEquivalent } from "../solving/equivalence.ts";
import { remembered } from "../remembered.ts";
import { UnprovenError } from "../solving/unproven.ts";
import type { Gate } from "./gate.ts";
import { readingOf } from "./readings.ts";

/** No two options say the same, in whatever form. */
export const distinctOptions: Gate<"choice"> = {
  id: "distinct-options",
  kinds: "choice",
  check: ({ item, facts }) =>
    OPTION_LETTERS.flatMap((letter, at) =>
      OPTION_LETTERS.slice(at + 1)
        .filter((other) => sameOption(item, facts, [letter, other]))
        .map((other) => `${letter} and ${other} say the same: ${item.options[letter]}`),
    ),
};

type Letter = (typeof OPTION_LETTERS)[number];

function sameOption(item: ChoiceItem, { kind }: Facts, [a, b]: readonly [Letter, Letter]): boolean {
  if (normalised(item.options[a]) === normalised(item.options[b])) return true;
  // Forms of one expression are told apart by their print alone.
  if (kind === "display") return false;
  return sameReading(readingOf(item, a), readingOf(item, b));
}

const normalised = remembered((markup) => markup.toLowerCase().replaceAll(/\s+/g, " ").trim());

function sameReading(a: Reading, b: Reading): boolean {
  if (a.kind === "number" && b.kind === "number") {
    return a.suffix === b.suffix && sameNum(optionNumber(a), optionNumber(b));
  }
  if (a.kind === "point" && b.kind === "point") {
    return a.members.every((member, at) => {
      const other = b.members[at];
      return other !== undefined && sameExpression(member, other);
    });
  }
  const [left, right] = [offered(a), offered(b)];
  return left !== undefined && right !== undefined && sameExpression(left, right);
}

/** The expression an option offers, alone or as the right side of y = …. */
function offered(reading: Reading): Tree | undefined {
  if (reading.kind === "expression") return reading.tree;
  if (reading.kind !== "relations" || reading.relations.length > 1) return undefined;
  const [relation] = reading.relations;
  return relation !== undefined && namesItsRight(relation) ? relation.right : undefined;
}

/** Expressions of which nowhere enough is defined cannot be told apart by value; their print differs. */
function sameExpression(a: Tree, b: Tree): boolean {
  try {
    return areEquivalent(a, b);
  } catch (error) {
    if (error instanceof UnprovenError) return false;
    throw error;
  }
}
