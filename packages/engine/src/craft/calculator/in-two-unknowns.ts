import type { OnCalculator } from "@sat/item";
import type { ValueFacts } from "../../facts/math.ts";
import { keyed, lettersIn } from "./keyed.ts";
import { sideOf } from "./which-line.ts";

/** Two equations in x and y: their graphs cross at the solution. What the facts say beside them is of the other one. */
export function crossingShown(facts: ValueFacts): OnCalculator | undefined {
  const { given, where = [], constants = [], ask } = facts;
  const rows = given.filter((equation) => lettersIn(equation).length > 0);
  if (rows.length !== 2 || where.length > 1 || constants.length > 0) return undefined;
  if (
    lettersIn(...rows)
      .toSorted()
      .join() !== "x,y"
  )
    return undefined;
  const crossing = whereTheyCross(where);
  if (crossing === undefined) return undefined;
  return { rows: rows.map(keyed), read: `${crossing} ${readFrom(ask)}` };
}

function whereTheyCross([condition]: readonly string[]): string | undefined {
  if (condition === undefined) return "The two graphs cross at the solution.";
  const side = sideOf(condition, "x");
  return side && `The two graphs cross twice. Take the point on the ${side}.`;
}

function readFrom(ask: string): string {
  if (ask === "x, y") return "Read both of its coordinates.";
  if (ask === "x" || ask === "y") return `Read its $${ask}$-coordinate.`;
  return `Read its coordinates, and substitute them into $${keyed(ask)}$.`;
}
