import { OPTION_LETTERS } from "@sat/item";
import { fromReal } from "../../exact/num.ts";
import { readOption } from "../../reading/read-option.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { optionExpression } from "../option-value.ts";
import type { FactsOf, OptionProver } from "../prover.ts";

/** The best fit must leave at most this share of what the second best leaves. */
const CLEARLY = 0.5;

/** Adds up how far the points stray from each option, squared; right is the option with clearly the least. */
export const proveFit: OptionProver<"fit"> = ({ points }, { options }) => {
  const strays = OPTION_LETTERS.map((letter) => stray(points, options[letter]));
  return OPTION_LETTERS.filter((_, at) =>
    strays.every((other, place) => place === at || (strays[at] ?? 0) < CLEARLY * other),
  );
};

/** How far the points stray from an option, squared and added up. */
export function stray(points: FactsOf<"fit">["points"], option: string): number {
  const model = optionExpression(readOption(option));
  return points
    .map(([x, y]) => evaluate(model, new Map([["x", fromReal(x)]])).real - y)
    .reduce((sum, off) => sum + off * off, 0);
}
