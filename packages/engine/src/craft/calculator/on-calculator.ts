import type { OnCalculator } from "@sat/item";
import type { Facts } from "../../facts/facts.ts";
import { inequalityShown, solutionsShown } from "./in-one-unknown.ts";
import { statisticShown } from "./of-a-list.ts";
import { crossingShown } from "./in-two-unknowns.ts";
import { parabolaThrough, turningPointShown } from "./of-a-parabola.ts";

/** How a graphing calculator shows what the facts ask for, by their kind; undefined where it does not. */
export function onCalculator(facts: Facts): OnCalculator | undefined {
  switch (facts.kind) {
    case "value":
      return solutionsShown(facts) ?? crossingShown(facts) ?? parabolaThrough(facts);
    case "any-solution":
    case "solutions":
      return solutionsShown(facts);
    case "solution-set":
      return inequalityShown(facts);
    case "extreme":
      return turningPointShown(facts);
    case "statistic":
      return statisticShown(facts);
    default:
      return undefined;
  }
}
