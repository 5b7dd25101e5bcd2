import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { positiveOrNegativeSolution } from "./positive-or-negative-solution.ts";

/** The positive or the negative solution of a quadratic equation, typed. */
export const positiveOrNegativeSolutionEntry = entryVariant(positiveOrNegativeSolution, {
  version: 2,
});
