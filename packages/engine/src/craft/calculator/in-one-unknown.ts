import type { OnCalculator } from "@sat/item";
import type {
  AnySolutionFacts,
  SolutionsFacts,
  SolutionSetFacts,
  ValueFacts,
} from "../../facts/math.ts";
import { keyed, lettersIn, renamed } from "./keyed.ts";
import { EACH, whichLine } from "./which-line.ts";

type EquationFacts = AnySolutionFacts | SolutionsFacts | ValueFacts;

/**
 * One equation in one unknown, typed as it is with x for the unknown: a calculator draws a vertical line at each
 * solution. What the facts say beside it is of the other solution alone.
 */
export function solutionsShown(facts: EquationFacts): OnCalculator | undefined {
  const [equation = "", ...more] = [facts.given].flat();
  const [unknown, ...others] = lettersIn(equation, ...more);
  if (unknown === undefined || others.length > 0) return undefined;
  if (lettersIn(...more).length > 0) return undefined;
  const read = readFrom(facts, unknown);
  return read === undefined ? undefined : { rows: [inX(equation, unknown)], read };
}

/** One inequality in one unknown: a calculator shades its solutions. */
export function inequalityShown({ given, unknown }: SolutionSetFacts): OnCalculator | undefined {
  const [inequality, ...more] = given;
  if (inequality === undefined || more.length > 0) return undefined;
  return {
    rows: [inX(inequality, unknown)],
    read: `The shaded strip holds the values of $${unknown}$ that satisfy the inequality. Read on the $x$-axis where it begins or ends, and to which side it reaches.`,
  };
}

function inX(relation: string, unknown: string): string {
  return keyed(renamed(relation, { [unknown]: "x" }));
}

function readFrom(facts: EquationFacts, unknown: string): string | undefined {
  switch (facts.kind) {
    case "any-solution":
      return `${EACH} Read the $x$-coordinate of a point on one of them: either answers the question.`;
    case "solutions":
      return `${EACH} Read where each meets the $x$-axis, and ${facts.ask === "sum" ? "add" : "multiply"} the values.`;
    case "value":
      return readValue(facts, unknown);
  }
}

function readValue({ where = [], ask }: ValueFacts, unknown: string): string | undefined {
  const line = whichLine(where, unknown);
  if (line === undefined) return undefined;
  const value = unknown === "x" ? "read $x$" : `$x$ is the value of $${unknown}$`;
  if (ask === unknown) return `${line} ${value}.`;
  const into = keyed(ask);
  return unknown === "x"
    ? `${line} ${value}, and substitute it into $${into}$.`
    : `${line} ${value}: substitute it into $${into}$.`;
}
