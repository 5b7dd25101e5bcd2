import { transitionModel } from "../../craft/transitions/transition-model.ts";

/** A stronger statement, a contrast, a likeness, or a later event of what the first statement says. */
export const evenStronger = transitionModel({
  id: "even-stronger",
  version: 2,
  relations: ["emphasis", "contrast", "similarity", "sequence"],
});
