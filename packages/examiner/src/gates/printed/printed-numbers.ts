import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { type Tree, partsOf } from "../../reading/tree.ts";
import type { Gate } from "../gate.ts";
import { formulasOfFacts } from "./facts-formulas.ts";
import { constantOf, magnitude, magnitudesOfFacts, sidesOf } from "./magnitudes.ts";
import { formsOf, printedMagnitudes } from "./printed-magnitudes.ts";
import { readPrint } from "./read-print.ts";

/** In Math, every number of the question stands in the facts or is setting, and every number of the facts is printed or is setting. */
export const printedNumbers: Gate = {
  id: "printed-numbers",
  kinds: "both",
  check: ({ item, facts }) =>
    item.section === "Math" ? [...fromNowhere(item, facts), ...unprinted(item, facts)] : [],
};

function fromNowhere({ question }: Item, facts: Facts): string[] {
  const allowed = magnitudesOfFacts(facts);
  const pieces = readPrint(question);
  return pieces.flatMap(({ kind, text }, place) => {
    if (kind !== "number" || facts.setting?.[text] !== undefined) return [];
    return formsOf(pieces, place).some((form) => allowed.has(magnitude(form)))
      ? []
      : [`the question says ${text}, which is not in the facts`];
  });
}

/** Numbers that the form of a formula, or a law of geometry, brings with it. */
const OF_FORM = new Set([0, 1, 2, 100, 90, 180, 360].map(magnitude));

function unprinted(item: Item, facts: Facts): string[] {
  const { relations, expressions, data } = formulasOfFacts(facts);
  const printed = printedMagnitudes(item, formsToChooseFrom(item, facts));
  const isPrinted = (value: number) =>
    printed.has(magnitude(value)) ||
    OF_FORM.has(magnitude(value)) ||
    facts.setting?.[String(value)] !== undefined;
  const missing = [
    ...[...sidesOf(relations), ...expressions].flatMap((tree) => unprintedIn(tree, isPrinted)),
    ...data.filter((value) => !isPrinted(value)),
  ];
  return [...new Set(missing)].map((value) => `the facts hold ${value}, which is not printed`);
}

/** An expression of which the options are the forms is printed there alone. */
function formsToChooseFrom(item: Item, { kind }: Facts): string[] {
  return kind === "display" && item.kind !== "entry" ? Object.values(item.options) : [];
}

/** Numbers of a formula that are printed neither alone nor as part of what they come to: 43/2 is 21.50. */
function unprintedIn(tree: Tree, isPrinted: (value: number) => boolean): number[] {
  const value = constantOf(tree);
  if (value !== undefined && isPrinted(value)) return [];
  return tree.kind === "number"
    ? [Number(tree.digits)]
    : partsOf(tree).flatMap((part) => unprintedIn(part, isPrinted));
}
