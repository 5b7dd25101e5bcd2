import { decimal } from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import { isInteger } from "../../math/rational.ts";
import {
  type Comparison,
  comparisonKey,
  comparisonQuestion,
  fractionOf,
  nearest,
  percentCode,
  percentFace,
  percentOf,
} from "./percent.ts";

/** What all comparisons share: words, for amounts as they stand in a formula and in the facts. */
export function compared(
  comparison: Comparison,
  [larger, smaller]: readonly [string, string],
  codes: readonly [string, string] = ["larger", "smaller"],
  given?: string,
) {
  const { ratio, reading, rounded } = comparison;
  const { asks, whole } = reading;
  const percent = percentOf(ratio, reading);
  const shown = percentFace(rounded ? nearest(percent) : percent).text.replace("%", "\\%");
  const isRounded = rounded && !isInteger(percent);
  const name = whole === "smaller" ? comparison.smaller : comparison.larger;
  return {
    ask: comparisonQuestion(comparison, isRounded),
    why: comparisonKey(comparison, [larger, smaller], given).why,
    opening:
      asks === "part"
        ? "Divide by the amount that comes after *of*, since that amount is the whole."
        : "Divide the difference by the amount that comes after *than*, since that is the whole.",
    lastStep: {
      text: `${given === undefined ? "Divide" : `${given}, divide`} by the whole, ${name}.\n\n$${fractionOf([larger, smaller], reading)} ${isRounded ? "\\approx" : "="} ${shown}$`,
      ...(isRounded
        ? {}
        : { claim: `${percentCode(...codes, reading)} = ${code(decimal(percent))}` }),
    },
    hint: `With which amount is ${whole === "smaller" ? comparison.larger : comparison.smaller} compared?`,
    tip: "Underline the amount after *of* or *than*: that is what you divide by.",
  };
}
