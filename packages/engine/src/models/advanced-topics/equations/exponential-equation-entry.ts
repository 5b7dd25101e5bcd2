import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { exponentialEquation } from "./exponential-equation.ts";

/** The solution of an equation with the unknown in an exponent, typed. */
export const exponentialEquationEntry = entryVariant(exponentialEquation, {
  version: 1,
  levels: ["Easy", "Medium"],
});
