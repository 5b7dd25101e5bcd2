import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { equationWithUnknownOnBothSides } from "./equation-with-unknown-on-both-sides.ts";

/** A linear equation with the unknown on both sides, its solution typed. */
export const equationWithUnknownOnBothSidesEntry = entryVariant(equationWithUnknownOnBothSides, {
  version: 1,
});
