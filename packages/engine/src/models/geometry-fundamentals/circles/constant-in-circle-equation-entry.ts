import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { constantInCircleEquation } from "./constant-in-circle-equation.ts";

/** A constant in the equation of a circle, typed. */
export const constantInCircleEquationEntry = entryVariant(constantInCircleEquation, {
  version: 1,
  levels: ["Hard"],
});
