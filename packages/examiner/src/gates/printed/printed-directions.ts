import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { symbolsOf } from "../../reading/tree.ts";
import { type Gate, stemOf } from "../gate.ts";
import { agreesInDirection } from "./agrees-in-direction.ts";
import { endFaults } from "./asked-end.ts";
import { directionsIn } from "./directions.ts";
import { formulasOfFacts } from "./facts-formulas.ts";
import { constantOf } from "./magnitudes.ts";

/**
 * Where the question tells a direction, and the facts have a sign or a relation for it, both say the same. What the
 * facts tell could be as wrong as the print; the key is proven from their signs.
 */
export const printedDirections: Gate = {
  id: "printed-directions",
  kinds: "both",
  check: ({ item, facts }) => (item.section === "Math" ? faultsOf(item, facts) : []),
};

function faultsOf(item: Item, facts: Facts): string[] {
  return [
    ...directionsIn(item.question).flatMap((direction) =>
      agreesInDirection(direction, facts) === false
        ? [`the question says "${direction.words.replaceAll("#", "")}", but not the facts`]
        : [],
    ),
    ...endFaults(item, facts),
    ...comparisonFaults(item, facts),
    ...signFaults(item, facts),
  ];
}

/** "A costs less than B": what the facts compare is named in their order. */
const COMPARED = /(?<![\d$] )\b(less|fewer|more|greater)(?: [a-z]+)? than (?!.?[\d$])/;

function comparisonFaults(item: Item, facts: Facts): string[] {
  const { relations } = formulasOfFacts(facts);
  const [, word] = COMPARED.exec(stemOf(item)) ?? [];
  if (facts.kind !== "solution-set" || relations.length > 1 || word === undefined) return [];
  const asked = /less|fewer/.test(word) ? "<" : ">";
  return relations
    .filter(({ left, sign }) => symbolsOf(left).size > 0 && sign !== asked)
    .map(() => `the question asks for "${word} than", but not the facts`);
}

const SIGNS =
  /\b(positive|negative) (?:real )?(?:solution|value|number|zero|root|constant|integer)/g;

/** An unknown that the facts hold on one side of 0 is not called by the other side's name. */
function signFaults({ question }: Item, facts: Facts): string[] {
  const sides = formulasOfFacts(facts).relations.flatMap(({ left, sign, right }) =>
    left.kind === "symbol" && constantOf(right) === 0 && /[<>]/.test(sign)
      ? [sign.startsWith(">") ? "positive" : "negative"]
      : [],
  );
  const named = [...question.matchAll(SIGNS)].map(([, side = ""]) => side);
  const agree = named.length === 0 || named.some((side) => sides.includes(side));
  return sides.length === 0 || agree
    ? []
    : [`the question speaks of a ${named[0]} value, and the facts of a ${sides[0]} one`];
}
